import type { ChoiceId, Id, LogRecord } from '../../generated/types.js';
import { presentMoment } from '../attributes/time-zones.js';
import { choiceId, choiceTitle } from '../domain/logbook/log-records.js';
import { type ListedRecord, readLogbook } from '../domain/logbook/logbook.js';
import { writeMessage } from '../domain/logbook/messages.js';
import { statusesAsked } from '../domain/statuses.js';
import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';
import { momentMeant } from './relative-moments.js';

const usualLimit = 1000;

/** cmdb.logbook: what happened to objects, and messages about them. */
export const logbook: MethodHandlers<CallContext>['logbook'] = {
  async create({ object_id, object_ids = [], message, description, source, alert_level }, context) {
    const objects: readonly Id[] = object_id === undefined ? object_ids : [object_id, ...object_ids];
    if (objects.length === 0) rejectParameter('object_id', text('ExpectedIdOfObjectOr'));
    const [entry = 0] = await writeMessage(context, objects, {
      ...{ message, description },
      source: choiceMeant(context, 'logbook_source', 'source', source),
      level: choiceMeant(context, 'logbook_level', 'alert_level', alert_level),
    });
    return { result: { id: String(entry), ...presentDone(context, text('LogbookWritten')) } };
  },

  async read({ id, catg_logbook_id, object_id: object, since, status, limit }, context) {
    const records = await readLogbook(context, {
      ...{ id: catg_logbook_id ?? id, object, statuses: statusesAsked(status) },
      since: since === undefined ? undefined : momentMeant(since, 'since', context),
      limit: limit ?? Math.min(usualLimit, context.settings.pageLimit),
    });
    return { result: records.map(record => presentRecord(record, context)) };
  },
};

/** Id of a choice that is named by its constant or its id. */
function choiceMeant({ registry }: CallContext, dialog: string, parameter: string, given: string | number): ChoiceId {
  const choices = registry.dialog(dialog)?.choices ?? [];
  const found = choices.find(({ const: constant, id }) => given === constant || String(given) === String(id));
  const right = choices.map(({ const: constant }) => constant).join(', ');
  return found?.id ?? rejectParameter(parameter, text('ExpectedOneOfOrIts', { right }));
}

function presentRecord(record: ListedRecord, context: CallContext): LogRecord {
  const { id, object, time, author, event, source, level, comment, description, changes, titleNow } = record;
  return {
    logbook_id: String(id),
    logbook_catg_id: String(id),
    ...{ comment, description, changes, event },
    date: presentMoment(time, context.timeZone),
    username: author,
    object_id: String(object.id),
    object_title: titleNow ?? object.title,
    object_title_static: object.title,
    source: choiceTitle(context, 'logbook_source', source),
    source_constant: source,
    level_id: String(choiceId(context, 'logbook_level', level) ?? 0),
  };
}
