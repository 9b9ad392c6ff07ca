import { setDefaultTemplate } from '../domain/objects/default-templates.js';
import { objectTypeNamed } from '../domain/objects/object-types.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';

/** kataster.object_type: how an object type is configured. */
export const objectType: MethodHandlers<CallContext>['object_type'] = {
  async read({ type: name }, context) {
    const { id, const: constant, title } = objectTypeNamed(context, name);
    const template = await context.store.reads.objectTypes.defaultTemplate(constant);
    const shown = template === undefined ? null : String(template);
    return { result: { id: String(id), const: constant, title: title[context.language], default_template: shown } };
  },

  async update({ type: name, default_template: object }, context) {
    const { const: type } = objectTypeNamed(context, name);
    await setDefaultTemplate(context, type, object);
    if (object === null) return { result: presentDone(context, text('DefaultTemplateUnset', { type })) };
    return { result: presentDone(context, text('DefaultTemplateSet', { type, object })) };
  },
};
