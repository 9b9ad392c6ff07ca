import type { Shown } from '../domain/behaviours/behaviour.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import type { ValuesOf } from '../domain/behaviours/category-values.js';
import type { FactSource } from '../domain/behaviours/facts.js';
import { entriesOnLinked, siblings } from '../domain/behaviours/needs.js';
import { namesOncePerPage, oncePerPage } from './parts/names.js';

export const behaviour = behaviourOf('C__CATG__CONTACT', {
  needs: { contacts: siblings('C__CATG__CONTACT') },
  computed: {
    primary_contact: oncePerPage(seen => {
      const primary = seen.facts.contacts.find(({ values }) => values.primary);
      return (primary && seen.objectAt(primary, 'contact_object')?.title) ?? '';
    }),
    contact_list: namesOncePerPage(
      ({ facts }) => facts.contacts,
      (contact, seen) => seen.objectAt(contact, 'contact_object')?.title,
    ),
    contact_list_with_roles: namesOncePerPage(
      ({ facts }) => facts.contacts,
      (contact, seen) => {
        const title = seen.objectAt(contact, 'contact_object')?.title ?? '';
        const role = seen.choiceAt(contact, 'role', 'contact_tag');
        return `${title}${role && ` (${role})`}`;
      },
    ),
  },
  form: { needs: { masters: entriesOnLinked('contact_object', 'C__CATS__PERSON_MASTER') }, show: withContact },
});

function withContact(
  shown: Shown,
  { entry, facts }: { readonly entry: FactSource; readonly facts: { readonly masters: readonly FactSource<Master>[] } },
): Shown {
  const linked = shown.contact_object as object | null;
  const { first_name = '', last_name = '', phone_company = '', mail = '', department = '' } = facts.masters[0]?.values ?? {};
  return {
    ...shown,
    contact: linked && { ...linked, first_name, last_name, phone_company, mail, department },
    contact_object: linked && { ...linked, connection_id: String(entry.id) },
  };
}

type Master = ValuesOf<'C__CATS__PERSON_MASTER'>;
