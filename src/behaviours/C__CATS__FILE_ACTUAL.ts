import type { Upload } from '../attributes/types/upload.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesBeside } from '../domain/behaviours/needs.js';
import { md5Of } from './parts/sizes.js';

export const behaviour = behaviourOf('C__CATS__FILE_ACTUAL', {
  needs: { versions: entriesBeside('C__CATS__FILE_VERSIONS') },
  computed: {
    current_version: (_, { facts }) => {
      const version = facts.versions.at(-1);
      return version ? { id: String(version.id), title: version.title, type: version.category } : null;
    },
    md5_hash: (_, { facts }) => md5Of(facts.versions.at(-1)?.values.file_content as Upload | undefined),
  },
});
