import type { Kept } from '../attributes/attribute-values.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import type { ValuesOf } from '../domain/behaviours/category-values.js';

type Address = ValuesOf<'C__CATG__IP'> & { readonly title?: Kept };

/** The entries are host addresses, seen from their net. */
export const behaviour = behaviourOf('C__CATS__NET_IP_ADDRESSES', {
  computed: { title: ({ ipv6_address, title }: Address) => title ?? ipv6_address ?? '' },
  form: { show: ({ assigned_object, ...others }) => others },
});
