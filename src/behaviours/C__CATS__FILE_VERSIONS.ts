import type { Upload } from '../attributes/types/upload.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { siblings } from '../domain/behaviours/needs.js';
import { md5Of } from './parts/sizes.js';

export const behaviour = behaviourOf('C__CATS__FILE_VERSIONS', {
  needs: { versions: siblings('C__CATS__FILE_VERSIONS') },
  computed: {
    md5_hash: ({ file_content }) => md5Of(file_content as Upload | undefined),
    revision: (_, { facts, entry }) => String(facts.versions.findIndex(({ id }) => id === entry.id) + 1 || ''),
  },
});
