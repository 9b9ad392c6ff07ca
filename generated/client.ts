// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type {
  AddedChoiceId, AdmittedGroups, AnyCategory, Applied, AppliedSchema, Asked, AttributeKey, AuditEvent, AuditEventName,
  AuditMoment, AuditPage, CategoriesWanted, CategoryConstant, CategoryConstants, CategoryEntries, CategoryInfo, CategorySelection,
  CategoryWithChoices, Change, ChangeAction, ChangeComment, ChangeFeed, ChangeSet, ChangeSetNumbers, ChangeValues, ChoiceInput,
  ChoiceKeyOf, ChoiceSaved, ChoiceTitle, CmdbObject, CmdbStatusColor, CmdbStatusId, CmdbStatusName, CmdbStatusReference,
  CmdbStatusSaved, CmdbStatusTitle, CmdbStatuses, ComparedMoments, ComparedObjects, ConfiguredObjectType, Constants, Credential,
  DataOf, DefaultTemplate, DeletionTarget, DeliveryIds, DeliveryState, Description, DialogChoices, DialogProperty, DirectorySync,
  DirectoryTested, Done, EndedSession, Endpoints, EntriesByCategory, EntriesByKind, EntryCreated, EntryData, EntryId, EntryOf,
  EntrySaved, EntryStatusFilter, ExternalData, ExternalId, ExternalObjects, ExternalPushed, ExternalType, FilterText, Flag,
  FoundObjects, Grace, Grantee, GranteeInfo, GranteeList, History, HistoryMoment, Id, IdempotencyKey, ImpactOfObject, ImpactTree,
  ImportColumns, ImportPage, ImportProfileEncoding, ImportProfileSeparator, ImportProfileTitle, ImportProfileType, ImportProfiles,
  ImportRecord, ImportRows, ImportSaved, ImportSource, InitialStatus, KeyAddresses, KeyCreated, KeyExpiry, KeyId, KeyInfo,
  KeyList, KeyRights, KeyRotated, KeyTitle, ListCursor, ListLimit, ListedObject, LogAlertLevel, LogMessage, LogMoment,
  LogRecordId, LogRecords, LogSource, LogbookWritten, Login, Merged, MethodNames, MultiValueCategory, ObjectColumns,
  ObjectCreated, ObjectFilter, ObjectId, ObjectIds, ObjectList, ObjectMoved, ObjectPage, ObjectSortKey, ObjectTypeCategories,
  ObjectTypeFilter, ObjectTypeGroupFilter, ObjectTypeGroups, ObjectTypeOrder, ObjectTypeReference, ObjectTypes, ObjectsByRelation,
  OnConflict, OpenRpcDocument, OpenedSession, Operations, PageLimit, PageOffset, ParentReference, PasskeyAdded, PasskeyData,
  PasskeyId, PasskeyList, PasskeyOptions, PasskeyTitle, PasskeyTransports, PastMoment, PermittedAccess, PersonFilter, PersonName,
  PersonsWithWorkstations, Places, PlanText, ProviderGroups, ProviderId, ProviderIssuer, ProviderList, ProviderRules,
  ProviderScopes, ProviderSecret, ProviderText, RackContent, RelatedStatusFilter, RelationStatusFilter, RelationTypeReference,
  RelationTypeReferences, RelationTypesAsked, ReportCells, ReportColumns, ReportConditions, ReportGrouping, ReportInfos,
  ReportRow, ReportRows, ReportSummary, ReportTable, ReportText, ReportTitle, ReportTotals, Reverted, Revision, Rights,
  RightsGranted, SavedCategory, SavedImportProfile, SavedReport, SchemaDocument, SchemaLoss, SchemaNames, SchemaPreview,
  SchemaReading, SchemaRefusal, SchemaVersion, SearchHits, SearchMode, SearchText, SecondFactorConfirmed, SecondFactorSecret,
  ServiceVersion, SessionId, SessionList, SessionsEnded, SortDirection, Sysid, Title, TracedObject, TreeDepth, TriedRules,
  UserCreated, UserInfo, UserList, WaitSeconds, WebhookConditions, WebhookCreated, WebhookDeliveries, WebhookDelivery,
  WebhookFilter, WebhookId, WebhookList, WebhookResent, WebhookRotated, WebhookTested, WebhookTitle, WebhookUrl,
  WholeListedObject, WholeObjectList, WholeObjectPage,
} from './categories.js';

export type * from './categories.js';

/** Options of calls beside the input of their methods. */
export interface MethodOptions {
  /** Objects, entries and reports of the result have their revision. */
  with_revision?: Asked;
  /**
   * The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at
   * that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
   */
  as_of?: PastMoment;
  /**
   * Makes the call safe to repeat. For 24 hours a call with the same key, method and parameters returns what the first one
   * returned and changes nothing more, even where that call got no response. With another method or other parameters it is a
   * Conflict. A call that fails uses no key up. Keys belong to the API key, or to the user, that calls.
   */
  idempotency_key?: IdempotencyKey;
  /** Why this is done: kept with the change set of the call. */
  comment?: ChangeComment;
  /**
   * True: the call is checked, carried out and undone. It needs the same rights, returns the same errors and the result that it
   * would have, and beside that `changes`, which the log would have, as far as the caller may see them, and `plan`, which
   * kataster.changes.apply carries out. Nothing is kept, no id is used up, and where the result would have the number of the
   * change set it is null. Methods about keys, users, grants and sessions do not take it: what they do is not in the log, so
   * there would be nothing to show.
   */
  dry_run?: Asked;
  /**
   * The call is carried out only if this is the revision of what it is about: of the entry that it names, of the entry of a
   * single-value category, or else of the object; of the report with the title. Another revision is a Conflict, whose data names
   * the expected one and the one found, by whom and when it was changed last, and which attributes changed since.
   */
  if_revision?: Revision;
}

/** Parameters of cmdb.categories.read, as a caller sends them. */
export interface CmdbCategoriesReadInput {
  /** Object identifier. */
  objID: ObjectId;
  /** Global categories. */
  catgID?: CategorySelection;
  /** Specific categories. */
  catsID?: CategorySelection;
  /** Categories of the site. */
  customID?: CategorySelection;
  /** Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps the response short. */
  content?: Flag;
}

/** Options of a call of cmdb.categories.read. */
export type CmdbCategoriesReadOptions = Pick<MethodOptions, 'with_revision' | 'as_of'>;

/** Result of cmdb.categories.read. */
export type CmdbCategoriesReadResult = EntriesByKind;

/** Parameters of cmdb.category.archive, as a caller sends them. */
export interface CmdbCategoryArchiveInput {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: MultiValueCategory;
  /** Entry identifier. */
  entry: EntryId;
}

/** Options of a call of cmdb.category.archive. */
export type CmdbCategoryArchiveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.archive. */
export type CmdbCategoryArchiveResult = Done;

/** Parameters of cmdb.category.create, as a caller sends them. */
export interface CmdbCategoryCreateInput<Category extends SavedCategory = SavedCategory> {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: Category;
  /** Attribute names and the values to save. */
  data: DataOf<Category, EntryData>;
}

/** Options of a call of cmdb.category.create. */
export type CmdbCategoryCreateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.create. */
export type CmdbCategoryCreateResult = EntryCreated;

/** Parameters of cmdb.category.delete, as a caller sends them. */
export type CmdbCategoryDeleteInput = {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: MultiValueCategory;
  /** Entry identifier; the entry goes one step further. */
  cateID: EntryId;
  /** Entry identifier; the entry is marked as deleted at once. */
  entry?: never;
} | {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: MultiValueCategory;
  /** Entry identifier; the entry goes one step further. */
  cateID?: never;
  /** Entry identifier; the entry is marked as deleted at once. */
  entry: EntryId;
};

/** Options of a call of cmdb.category.delete. */
export type CmdbCategoryDeleteOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.delete. */
export type CmdbCategoryDeleteResult = Done;

/** Parameters of cmdb.category.purge, as a caller sends them. */
export interface CmdbCategoryPurgeInput {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier. */
  entry?: EntryId;
}

/** Options of a call of cmdb.category.purge. */
export type CmdbCategoryPurgeOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.purge. */
export type CmdbCategoryPurgeResult = Done;

/** Parameters of cmdb.category.quickpurge, as a caller sends them. */
export interface CmdbCategoryQuickpurgeInput {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier. */
  cateID?: EntryId;
}

/** Options of a call of cmdb.category.quickpurge. */
export type CmdbCategoryQuickpurgeOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.quickpurge. */
export type CmdbCategoryQuickpurgeResult = Done;

/** Parameters of cmdb.category.read, as a caller sends them. */
export interface CmdbCategoryReadInput<Category extends AnyCategory = AnyCategory> {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: Category;
  /** Record status of the entries to read. */
  status?: EntryStatusFilter;
  /** How many entries at most. */
  limit?: PageLimit;
  /** How many entries to pass over first. */
  offset?: PageOffset;
  /** Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps a list of files short. */
  content?: Flag;
}

/** Options of a call of cmdb.category.read. */
export type CmdbCategoryReadOptions = Pick<MethodOptions, 'with_revision' | 'as_of'>;

/** Result of cmdb.category.read. */
export type CmdbCategoryReadResult<Category extends AnyCategory = AnyCategory> = EntryOf<Category, CategoryEntries[number]>[];

/** Parameters of cmdb.category.recycle, as a caller sends them. */
export interface CmdbCategoryRecycleInput {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: MultiValueCategory;
  /** Entry identifier. */
  entry: EntryId;
}

/** Options of a call of cmdb.category.recycle. */
export type CmdbCategoryRecycleOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.recycle. */
export type CmdbCategoryRecycleResult = Done;

/** Parameters of cmdb.category.save, as a caller sends them. */
export interface CmdbCategorySaveInput<Category extends SavedCategory = SavedCategory> {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: Category;
  /** Attribute names and the values to save. */
  data: DataOf<Category, EntryData>;
  /** Entry identifier. */
  entry?: EntryId;
}

/** Options of a call of cmdb.category.save. */
export type CmdbCategorySaveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.save. */
export type CmdbCategorySaveResult = EntrySaved;

/** Parameters of cmdb.category.update, as a caller sends them. */
export interface CmdbCategoryUpdateInput<Category extends SavedCategory = SavedCategory> {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: Category;
  /** Attribute names and the values to save. */
  data: DataOf<Category, EntryData>;
}

/** Options of a call of cmdb.category.update. */
export type CmdbCategoryUpdateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.category.update. */
export type CmdbCategoryUpdateResult = Done;

/** Parameters of cmdb.category_info.read, as a caller sends them. */
export interface CmdbCategoryInfoReadInput {
  /** Category constant. */
  category: CategoryConstant;
}

/** Result of cmdb.category_info.read. */
export type CmdbCategoryInfoReadResult = CategoryInfo;

/** Parameters of cmdb.condition.read, as a caller sends them. */
export interface CmdbConditionReadInput {
  /** What the objects must be like. */
  conditions: ReportConditions;
}

/** Options of a call of cmdb.condition.read. */
export type CmdbConditionReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.condition.read. */
export type CmdbConditionReadResult = FoundObjects;

/** Parameters of cmdb.dialog.create, as a caller sends them. */
export interface CmdbDialogCreateInput<Category extends CategoryWithChoices = CategoryWithChoices> {
  /** Category constant. */
  category: Category;
  /** Key of the attribute. */
  property: ChoiceKeyOf<Category, AttributeKey>;
  /** Title of the choice. */
  value: ChoiceTitle;
  /**
   * The choice it depends on, where choices of the list depend on others: its id as a number, or its constant or title as a text.
   */
  parent?: ParentReference;
}

/** Options of a call of cmdb.dialog.create. */
export type CmdbDialogCreateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.dialog.create. */
export type CmdbDialogCreateResult = ChoiceSaved;

/** Parameters of cmdb.dialog.delete, as a caller sends them. */
export interface CmdbDialogDeleteInput<Category extends CategoryWithChoices = CategoryWithChoices> {
  /** Category constant. */
  category: Category;
  /** Key of the attribute. */
  property: ChoiceKeyOf<Category, AttributeKey>;
  /** Id of the choice. */
  entry_id: AddedChoiceId;
}

/** Options of a call of cmdb.dialog.delete. */
export type CmdbDialogDeleteOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.dialog.delete. */
export type CmdbDialogDeleteResult = ChoiceSaved;

/** Parameters of cmdb.dialog.read, as a caller sends them. */
export interface CmdbDialogReadInput<Category extends CategoryWithChoices = CategoryWithChoices> {
  /** Category constant. */
  category: Category;
  /** Key of the attribute, or a list of keys. */
  property: ChoiceKeyOf<Category, DialogProperty>;
}

/** Result of cmdb.dialog.read. */
export type CmdbDialogReadResult = DialogChoices;

/** Parameters of cmdb.dialog.update, as a caller sends them. */
export interface CmdbDialogUpdateInput<Category extends CategoryWithChoices = CategoryWithChoices> {
  /** Category constant. */
  category: Category;
  /** Key of the attribute. */
  property: ChoiceKeyOf<Category, AttributeKey>;
  /** Id of the choice. */
  entry_id: AddedChoiceId;
  /** New title. */
  value: ChoiceTitle;
}

/** Options of a call of cmdb.dialog.update. */
export type CmdbDialogUpdateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.dialog.update. */
export type CmdbDialogUpdateResult = ChoiceSaved;

/** Parameters of cmdb.external.link.v2, as a caller sends them. */
export interface CmdbExternalLinkV2Input {
  /** The data source. */
  extType: ExternalType;
  /** The id that it gives to the object. */
  extId: ExternalId;
  /** The object. */
  objectId: ObjectId;
}

/** Options of a call of cmdb.external.link.v2. */
export type CmdbExternalLinkV2Options = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.external.link.v2. */
export type CmdbExternalLinkV2Result = Done;

/** Parameters of cmdb.external.pull.v2, as a caller sends them. */
export interface CmdbExternalPullV2Input {
  /** The data source. */
  extType: ExternalType;
  /** The id that it gives to the object; all of its objects without it. */
  extId?: ExternalId;
}

/** Result of cmdb.external.pull.v2. */
export type CmdbExternalPullV2Result = ExternalObjects;

/** Parameters of cmdb.external.push.v2, as a caller sends them. */
export interface CmdbExternalPushV2Input {
  /** The data source. */
  extType: ExternalType;
  /** The id that it gives to the object. */
  extId: ExternalId;
  /** The title of the object. */
  title: Title;
  /** The type of the object; that of one that is there stays. */
  class: ObjectTypeReference;
  /** The entries. */
  data: ExternalData;
}

/** Options of a call of cmdb.external.push.v2. */
export type CmdbExternalPushV2Options = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.external.push.v2. */
export type CmdbExternalPushV2Result = ExternalPushed;

/** Parameters of cmdb.impact.read, as a caller sends them. */
export interface CmdbImpactReadInput {
  /** Identifier of the object. */
  id: ObjectId;
  /** Relation type by its constant or id, or a list of them. */
  relation_type: RelationTypesAsked;
  /** Record status of the relations. */
  status?: RelationStatusFilter;
}

/** Options of a call of cmdb.impact.read. */
export type CmdbImpactReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.impact.read. */
export type CmdbImpactReadResult = ImpactTree;

/** Parameters of cmdb.location_tree.read, as a caller sends them. */
export interface CmdbLocationTreeReadInput {
  /** Identifier of the object in which others stand. */
  id: ObjectId;
  /** How many levels; without it one. */
  depth?: TreeDepth;
  /** Record status of the objects that are returned. */
  status?: RelatedStatusFilter;
}

/** Options of a call of cmdb.location_tree.read. */
export type CmdbLocationTreeReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.location_tree.read. */
export type CmdbLocationTreeReadResult = Places;

/** Parameters of cmdb.logbook.create, as a caller sends them. */
export interface CmdbLogbookCreateInput {
  /** The text. */
  message: LogMessage;
  /** The object. */
  object_id?: ObjectId;
  /** A longer text. */
  description?: Description;
  /** How grave it is: a choice of the dialog logbook_level, C__LOGBOOK__ALERT_LEVEL__0 to C__LOGBOOK__ALERT_LEVEL__3. */
  alert_level?: LogAlertLevel;
  /** Several objects. */
  object_ids?: ObjectIds;
  /** Where the message comes from: a choice of the dialog logbook_source. */
  source?: LogSource;
}

/** Options of a call of cmdb.logbook.create. */
export type CmdbLogbookCreateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.logbook.create. */
export type CmdbLogbookCreateResult = LogbookWritten;

/** Parameters of cmdb.logbook.read, as a caller sends them. */
export interface CmdbLogbookReadInput {
  /** The object to which it happened. */
  object_id?: ObjectId;
  /** How many records at most; 1000 where nothing is said. */
  limit?: PageLimit;
  /** The record with this id. */
  id?: LogRecordId;
  /** The record with this id in C__CATG__LOGBOOK. */
  catg_logbook_id?: LogRecordId;
  /** Records later than this. */
  since?: LogMoment;
  /** Record status of messages. Changes have the status normal. */
  status?: EntryStatusFilter;
}

/** Result of cmdb.logbook.read. */
export type CmdbLogbookReadResult = LogRecords;

/** Parameters of cmdb.object.archive, as a caller sends them. */
export interface CmdbObjectArchiveInput {
  /** Object identifier. */
  object: ObjectId;
}

/** Options of a call of cmdb.object.archive. */
export type CmdbObjectArchiveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.archive. */
export type CmdbObjectArchiveResult = Done;

/** Parameters of cmdb.object.create, as a caller sends them. */
export interface CmdbObjectCreateInput {
  /** Object type constant or id. */
  type: ObjectTypeReference;
  /** Title of the object. */
  title: Title;
  /** Entries to create with the object. They name each other by their titles where a link to an entry is meant. */
  categories?: EntriesByCategory;
  /** Category attribute of Global. */
  category?: ChoiceInput;
  /** Purpose attribute of Global. */
  purpose?: ChoiceInput;
  /** CMDB status constant or id. */
  cmdb_status?: CmdbStatusReference;
  /** Description attribute of Global. */
  description?: Description;
  /** System identifier; generated by the service where it is absent. */
  sysid?: Sysid;
  /** Record status the object begins with. */
  status?: InitialStatus;
  /**
   * Object whose normal entries are copied, and of Global what the call does not name: as far as the caller may view them. A
   * login is not copied; what only the service sets is set anew.
   */
  template?: ObjectId;
  /** Whether the default template of the object type is used. */
  defaultTemplate?: Flag;
}

/** Options of a call of cmdb.object.create. */
export type CmdbObjectCreateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.object.create. */
export type CmdbObjectCreateResult = ObjectCreated;

/** Parameters of cmdb.object.delete, as a caller sends them. */
export interface CmdbObjectDeleteInput {
  /** Object identifier. */
  id: ObjectId;
  /** Where the object goes. */
  status: DeletionTarget;
}

/** Options of a call of cmdb.object.delete. */
export type CmdbObjectDeleteOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.delete. */
export type CmdbObjectDeleteResult = ObjectMoved;

/** Parameters of cmdb.object.markAsMassChangeTemplate, as a caller sends them. */
export interface CmdbObjectMarkAsMassChangeTemplateInput {
  /** Object identifier. */
  object: ObjectId;
}

/** Options of a call of cmdb.object.markAsMassChangeTemplate. */
export type CmdbObjectMarkAsMassChangeTemplateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.markAsMassChangeTemplate. */
export type CmdbObjectMarkAsMassChangeTemplateResult = Done;

/** Parameters of cmdb.object.markAsTemplate, as a caller sends them. */
export interface CmdbObjectMarkAsTemplateInput {
  /** Object identifier. */
  object: ObjectId;
}

/** Options of a call of cmdb.object.markAsTemplate. */
export type CmdbObjectMarkAsTemplateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.markAsTemplate. */
export type CmdbObjectMarkAsTemplateResult = Done;

/** Parameters of cmdb.object.purge, as a caller sends them. */
export interface CmdbObjectPurgeInput {
  /** Object identifier. */
  object: ObjectId;
}

/** Options of a call of cmdb.object.purge. */
export type CmdbObjectPurgeOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.purge. */
export type CmdbObjectPurgeResult = ObjectMoved;

/** Parameters of cmdb.object.quickpurge, as a caller sends them. */
export type CmdbObjectQuickpurgeInput = {
  /** Object identifier. */
  id: ObjectId;
  /** Identifiers of several objects. */
  ids?: never;
} | {
  /** Object identifier. */
  id?: never;
  /** Identifiers of several objects. */
  ids: ObjectIds;
};

/** Options of a call of cmdb.object.quickpurge. */
export type CmdbObjectQuickpurgeOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.quickpurge. */
export type CmdbObjectQuickpurgeResult = ObjectMoved;

/** Parameters of cmdb.object.read, as a caller sends them. */
export interface CmdbObjectReadInput {
  /** Object identifier. */
  id: ObjectId;
}

/** Options of a call of cmdb.object.read. */
export type CmdbObjectReadOptions = Pick<MethodOptions, 'with_revision' | 'as_of'>;

/** Result of cmdb.object.read. */
export type CmdbObjectReadResult = CmdbObject;

/** Parameters of cmdb.object.recycle, as a caller sends them. */
export interface CmdbObjectRecycleInput {
  /** Object identifier. */
  object: ObjectId;
}

/** Options of a call of cmdb.object.recycle. */
export type CmdbObjectRecycleOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.recycle. */
export type CmdbObjectRecycleResult = Done;

/** Parameters of cmdb.object.update, as a caller sends them. */
export interface CmdbObjectUpdateInput {
  /** Object identifier. */
  id: ObjectId;
  /** New title. */
  title: Title;
}

/** Options of a call of cmdb.object.update. */
export type CmdbObjectUpdateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of cmdb.object.update. */
export type CmdbObjectUpdateResult = Done;

/** Parameters of cmdb.object_type_categories.read, as a caller sends them. */
export interface CmdbObjectTypeCategoriesReadInput {
  /** The object type by its constant or its id. */
  type: ObjectTypeReference;
  /** Rows by the names of their columns, for existing clients alone. */
  raw?: Flag;
}

/** Result of cmdb.object_type_categories.read. */
export type CmdbObjectTypeCategoriesReadResult = ObjectTypeCategories;

/** Parameters of cmdb.object_type_groups.read, as a caller sends them. */
export interface CmdbObjectTypeGroupsReadInput {
  /** How many at most: a number, or an offset and a number, such as "20,10". */
  limit?: ListLimit;
  /** Which groups are read. */
  filter?: ObjectTypeGroupFilter;
  /** What the list is sorted by. */
  order_by?: ObjectTypeOrder;
  /** Ascending or descending. */
  sort?: SortDirection;
  /** Rows by the names of their columns, for existing clients alone. */
  raw?: Flag;
}

/** Result of cmdb.object_type_groups.read. */
export type CmdbObjectTypeGroupsReadResult = ObjectTypeGroups;

/** Parameters of cmdb.object_types.read, as a caller sends them. */
export interface CmdbObjectTypesReadInput {
  /** Which object types are read. */
  filter?: ObjectTypeFilter;
  /** What the list is sorted by. */
  order_by?: ObjectTypeOrder;
  /** Whether each type has the number of its normal objects. */
  countobjects?: Flag;
  /** Ascending or descending. */
  sort?: SortDirection;
  /** How many at most: a number, or an offset and a number, such as "20,10". */
  limit?: ListLimit;
  /** Rows by the names of their columns, for existing clients alone. */
  raw?: Flag;
}

/** Result of cmdb.object_types.read. */
export type CmdbObjectTypesReadResult = ObjectTypes;

/** Parameters of cmdb.objects.read, as a caller sends them. */
export interface CmdbObjectsReadInput<Selected extends ObjectColumns | undefined = ObjectColumns | undefined> {
  /** What the objects must be like. */
  filter?: ObjectFilter;
  /** How many objects at most, and how many to pass over first. */
  limit?: ListLimit;
  /** What the list is sorted by. */
  order_by?: ObjectSortKey;
  /** The direction of the order. */
  sort?: SortDirection;
  /** Position to continue from; makes the result a page. */
  cursor?: ListCursor;
  /** Whether the number of objects on all pages is returned; makes the result a page. */
  count?: Flag;
  /** Entries that are returned with each object. */
  categories?: CategoriesWanted;
  /** Values of the objects that are returned. */
  fields?: Selected;
  /** Whether the content of uploaded files is returned in entries. */
  content?: Flag;
}

/** Options of a call of cmdb.objects.read. */
export type CmdbObjectsReadOptions = Pick<MethodOptions, 'with_revision' | 'as_of'>;

/** Result of cmdb.objects.read. */
export type CmdbObjectsReadResult<Selected extends ObjectColumns | undefined = ObjectColumns | undefined> = Selected extends undefined ? WholeObjectList : ObjectList;

/** Parameters of cmdb.objects_by_relation.read, as a caller sends them. */
export interface CmdbObjectsByRelationReadInput {
  /** Identifier of the object. */
  id: ObjectId;
  /** Relation type by its constant or id. */
  relation_type?: RelationTypeReference;
  /** Record status of the related objects. */
  status?: RelationStatusFilter;
}

/** Options of a call of cmdb.objects_by_relation.read. */
export type CmdbObjectsByRelationReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.objects_by_relation.read. */
export type CmdbObjectsByRelationReadResult = ObjectsByRelation;

/** Parameters of cmdb.report.list.v2, as a caller sends them. */
export type CmdbReportListV2Input = Record<string, never>;

/** Options of a call of cmdb.report.list.v2. */
export type CmdbReportListV2Options = Pick<MethodOptions, 'with_revision' | 'as_of'>;

/** Result of cmdb.report.list.v2. */
export type CmdbReportListV2Result = ReportInfos;

/** Parameters of cmdb.report.read.v2, as a caller sends them. */
export interface CmdbReportReadV2Input {
  /** The id of the report. */
  id: Id;
  /** How many rows are read at most. */
  limit?: PageLimit;
  /** How many rows are passed over first. */
  offset?: PageOffset;
}

/** Options of a call of cmdb.report.read.v2. */
export type CmdbReportReadV2Options = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.report.read.v2. */
export type CmdbReportReadV2Result = ReportRows;

/** Parameters of cmdb.reports.read, as a caller sends them. */
export interface CmdbReportsReadInput {
  /** The id of the report whose rows are read. */
  id?: Id;
  /** How many rows are read at most. */
  limit?: PageLimit;
  /** How many rows are passed over first. */
  offset?: PageOffset;
}

/** Options of a call of cmdb.reports.read. */
export type CmdbReportsReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.reports.read. */
export type CmdbReportsReadResult = ReportRows;

/** Parameters of cmdb.status.delete, as a caller sends them. */
export interface CmdbStatusDeleteInput {
  /** Id of the status. */
  id: CmdbStatusId;
}

/** Options of a call of cmdb.status.delete. */
export type CmdbStatusDeleteOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.status.delete. */
export type CmdbStatusDeleteResult = Done;

/** Parameters of cmdb.status.read, as a caller sends them. */
export type CmdbStatusReadInput = Record<string, never>;

/** Result of cmdb.status.read. */
export type CmdbStatusReadResult = CmdbStatuses;

/** Parameters of cmdb.status.save, as a caller sends them. */
export interface CmdbStatusSaveInput {
  /** Title of the status. */
  title: CmdbStatusTitle;
  /** Constant of the status. */
  constant: CmdbStatusName;
  /** Color of the status. */
  color: CmdbStatusColor;
  /** Id of the status that is changed; without it one is added. */
  id?: CmdbStatusId;
}

/** Options of a call of cmdb.status.save. */
export type CmdbStatusSaveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of cmdb.status.save. */
export type CmdbStatusSaveResult = CmdbStatusSaved;

/** Parameters of cmdb.workstation_components.read, as a caller sends them. */
export interface CmdbWorkstationComponentsReadInput {
  /** The persons. */
  filter: PersonFilter;
}

/** Options of a call of cmdb.workstation_components.read. */
export type CmdbWorkstationComponentsReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of cmdb.workstation_components.read. */
export type CmdbWorkstationComponentsReadResult = PersonsWithWorkstations;

/** Parameters of idoit.constants.read, as a caller sends them. */
export type IdoitConstantsReadInput = Record<string, never>;

/** Result of idoit.constants.read. */
export type IdoitConstantsReadResult = Constants;

/** Parameters of idoit.login, as a caller sends them. */
export interface IdoitLoginInput {
  /** Login of the user, where no header names it. */
  username?: Credential;
  /** Their password. */
  password?: Credential;
  /** A code of their second factor, or a recovery code, where they have one; the header X-RPC-Auth-Code may carry it. */
  code?: Credential;
}

/** Result of idoit.login. */
export type IdoitLoginResult = OpenedSession;

/** Parameters of idoit.logout, as a caller sends them. */
export type IdoitLogoutInput = Record<string, never>;

/** Result of idoit.logout. */
export type IdoitLogoutResult = EndedSession;

/** Parameters of idoit.search.read, as a caller sends them. */
export interface IdoitSearchReadInput {
  /** What is looked for: at most 32 words. */
  q: SearchText;
  /** `normal` passes over MAC addresses; `deep` finds them; `auto-deep` does so where `normal` finds nothing. */
  mode?: SearchMode;
  /** How many hits at most. */
  limit?: PageLimit;
}

/** Options of a call of idoit.search.read. */
export type IdoitSearchReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of idoit.search.read. */
export type IdoitSearchReadResult = SearchHits;

/** Parameters of idoit.version.read, as a caller sends them. */
export type IdoitVersionReadInput = Record<string, never>;

/** Result of idoit.version.read. */
export type IdoitVersionReadResult = ServiceVersion;

/** Parameters of kataster.access.read, as a caller sends them. */
export interface KatasterAccessReadInput {
  /** Id of the key. */
  key?: KeyId;
  /** Login of the user. */
  user?: Login;
  /** The object type by its constant or its id: categories are those of its objects. */
  type?: ObjectTypeReference;
}

/** Result of kataster.access.read. */
export type KatasterAccessReadResult = PermittedAccess;

/** Parameters of kataster.audit.read, as a caller sends them. */
export interface KatasterAuditReadInput {
  /** The one event that is read. */
  event?: AuditEventName;
  /** The first moment; a day from its beginning. */
  since?: AuditMoment;
  /** Id of a key: events about it, and what was done with it. */
  key?: KeyId;
  /** A login, or the id of a person or a person group: events about them, and what they did. */
  user?: Grantee;
  /** The last moment; a day until its end. */
  until?: AuditMoment;
  /** ASC for the oldest first, DESC for the newest first. */
  sort?: SortDirection;
  /** How many events are read at most. */
  limit?: PageLimit;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.audit.read. */
export type KatasterAuditReadResult = AuditPage;

/** Parameters of kataster.changes.apply, as a caller sends them. */
export type KatasterChangesApplyInput = {
  /** The calls. KATASTER_OPERATIONS_LIMIT says how many there may be. */
  operations: Operations;
  /** The plan of a dry run. */
  plan?: never;
} | {
  /** The calls. KATASTER_OPERATIONS_LIMIT says how many there may be. */
  operations?: never;
  /** The plan of a dry run. */
  plan: PlanText;
};

/** Options of a call of kataster.changes.apply. */
export type KatasterChangesApplyOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.changes.apply. */
export type KatasterChangesApplyResult = Applied;

/** Parameters of kataster.changes.compare, as a caller sends them. */
export interface KatasterChangesCompareInput {
  /** The first moment: the number of a change set, or a time. */
  from: PastMoment;
  /** The object, with its entries. */
  object?: ObjectId;
  /** A place: the object and everything that is located in it. */
  place?: ObjectId;
  /** Several objects. */
  objects?: ComparedObjects;
  /** The second moment; now where nothing is said. */
  to?: PastMoment;
  /** Whether values are returned as they read or as they are kept. */
  values?: ChangeValues;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.changes.compare. */
export type KatasterChangesCompareResult = ComparedMoments;

/** Parameters of kataster.changes.follow, as a caller sends them. */
export interface KatasterChangesFollowInput {
  /** The object that changed, or whose entries did. */
  object?: ObjectId;
  /**
   * Where to begin without a cursor: change sets after this one, or after this time. Without either, what is committed from now
   * on is followed.
   */
  since?: HistoryMoment;
  /**
   * How many seconds the call waits for changes where there are none yet: at most 45, also where more is given, as many proxies
   * end a call that takes longer.
   */
  wait?: WaitSeconds;
  /** The category entry that changed. */
  entry?: EntryId;
  /** The category of the entries that changed. */
  category?: CategoryConstant;
  /** The type of the objects that changed. */
  type?: ObjectTypeReference;
  /** The person who was logged in. */
  user?: ObjectId;
  /** The id of the key that was used. */
  key?: KeyId;
  /** The name of the method that was called. */
  method?: FilterText;
  /** What became of the objects, entries, choices and object types. */
  change?: ChangeAction;
  /** Whether values are returned as they read or as they are kept. */
  values?: ChangeValues;
  /** How many change sets are returned at most; 50 where nothing is said. */
  limit?: PageLimit;
  /** Where to go on: the cursor of the call before, which had the same filters; "" to begin. */
  cursor?: ListCursor;
}

/** Result of kataster.changes.follow. */
export type KatasterChangesFollowResult = ChangeFeed;

/** Parameters of kataster.changes.read, as a caller sends them. */
export interface KatasterChangesReadInput {
  /** The object that changed, or whose entries did. */
  object?: ObjectId;
  /** What became of the objects, entries, choices and object types. */
  change?: ChangeAction;
  /** The category entry that changed. */
  entry?: EntryId;
  /** The category of the entries that changed. */
  category?: CategoryConstant;
  /** The type of the objects that changed. */
  type?: ObjectTypeReference;
  /** The person who was logged in. */
  user?: ObjectId;
  /** The id of the key that was used. */
  key?: KeyId;
  /** The name of the method that was called. */
  method?: FilterText;
  /** Change sets after this one, or after this time. */
  since?: HistoryMoment;
  /** Change sets up to this one, or up to this time. */
  until?: HistoryMoment;
  /** DESC for the newest change set first, ASC for the oldest. */
  sort?: SortDirection;
  /** Whether values are returned as they read or as they are kept. */
  values?: ChangeValues;
  /** How many change sets are returned at most; 50 where nothing is said. */
  limit?: PageLimit;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.changes.read. */
export type KatasterChangesReadResult = History;

/** Parameters of kataster.changes.revert, as a caller sends them. */
export interface KatasterChangesRevertInput {
  /**
   * The numbers of the change sets, as kataster.changes.read returns them. Several have at most as many changes together as
   * KATASTER_BATCH_LIMIT says; the values before, after and now have at most three times the bytes that KATASTER_BODY_LIMIT says.
   */
  numbers: ChangeSetNumbers;
  /** What becomes of conflicts. */
  on_conflict?: OnConflict;
}

/** Options of a call of kataster.changes.revert. */
export type KatasterChangesRevertOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.changes.revert. */
export type KatasterChangesRevertResult = Reverted;

/** Parameters of kataster.dialog.merge, as a caller sends them. */
export interface KatasterDialogMergeInput<Category extends CategoryWithChoices = CategoryWithChoices> {
  /** Category constant. */
  category: Category;
  /** Key of the attribute. */
  property: ChoiceKeyOf<Category, AttributeKey>;
  /** Id of the choice that is deleted. */
  entry_id: AddedChoiceId;
  /** Id of the choice of the same list that stays. Both depend on the same choice, or on none. */
  into: Id;
}

/** Options of a call of kataster.dialog.merge. */
export type KatasterDialogMergeOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.dialog.merge. */
export type KatasterDialogMergeResult = Merged;

/** Parameters of kataster.grant.create, as a caller sends them. */
export interface KatasterGrantCreateInput {
  /** To whom: a login, or the id of a person or a person group. */
  to: Grantee;
  /** What is granted. */
  rights: Rights;
}

/** Result of kataster.grant.create. */
export type KatasterGrantCreateResult = RightsGranted;

/** Parameters of kataster.grant.read, as a caller sends them. */
export interface KatasterGrantReadInput {
  /** The one: a login, or the id of a person or a person group. */
  to?: Grantee;
  /** How many are read at most. */
  limit?: PageLimit;
  /** How many are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.grant.read. */
export type KatasterGrantReadResult = GranteeList;

/** Parameters of kataster.grant.revoke, as a caller sends them. */
export interface KatasterGrantRevokeInput {
  /** To whom: a login, or the id of a person or a person group. */
  to: Grantee;
  /** Rights to revoke, as kataster.grant.read returns them; all where absent. */
  rights?: Rights;
}

/** Result of kataster.grant.revoke. */
export type KatasterGrantRevokeResult = RightsGranted;

/** Parameters of kataster.impact.read, as a caller sends them. */
export interface KatasterImpactReadInput {
  /** Identifier of the object that fails. */
  id: ObjectId;
  /** Relation types that are followed, by constants or ids; all by which objects fail where absent. */
  relation_types?: RelationTypeReferences;
  /** How many relations lie between the object and those that are returned, at most. */
  depth?: TreeDepth;
}

/** Options of a call of kataster.impact.read. */
export type KatasterImpactReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of kataster.impact.read. */
export type KatasterImpactReadResult = ImpactOfObject;

/** Parameters of kataster.import_profile.delete, as a caller sends them. */
export interface KatasterImportProfileDeleteInput {
  /** The name of the profile. */
  title: ImportProfileTitle;
}

/** Options of a call of kataster.import_profile.delete. */
export type KatasterImportProfileDeleteOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.import_profile.delete. */
export type KatasterImportProfileDeleteResult = Done;

/** Parameters of kataster.import_profile.read, as a caller sends them. */
export type KatasterImportProfileReadInput = Record<string, never>;

/** Result of kataster.import_profile.read. */
export type KatasterImportProfileReadResult = ImportProfiles;

/** Parameters of kataster.import_profile.save, as a caller sends them. */
export interface KatasterImportProfileSaveInput {
  /** The name of the profile. */
  title: ImportProfileTitle;
  /** The columns of the file. */
  columns: ImportColumns;
  /** The object type of rows that name none; null where each row names one. */
  type?: ImportProfileType;
  /** How files are encoded; found out where absent or null. */
  encoding?: ImportProfileEncoding;
  /** What stands between cells; found out where absent or null. */
  separator?: ImportProfileSeparator;
}

/** Options of a call of kataster.import_profile.save. */
export type KatasterImportProfileSaveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.import_profile.save. */
export type KatasterImportProfileSaveResult = SavedImportProfile;

/** Parameters of kataster.imports.read, as a caller sends them. */
export interface KatasterImportsReadInput {
  /** The source. */
  source: ImportSource;
  /** How many records are read at most. */
  limit?: PageLimit;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.imports.read. */
export type KatasterImportsReadResult = ImportPage;

/** Parameters of kataster.imports.save, as a caller sends them. */
export interface KatasterImportsSaveInput {
  /** The source. */
  source: ImportSource;
  /** The rows. KATASTER_OPERATIONS_LIMIT says how many objects and entries there may be. */
  rows: ImportRows;
}

/** Options of a call of kataster.imports.save. */
export type KatasterImportsSaveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.imports.save. */
export type KatasterImportsSaveResult = ImportSaved;

/** Parameters of kataster.key.create, as a caller sends them. */
export interface KatasterKeyCreateInput {
  /** Whose key it is. */
  title: KeyTitle;
  /** What it may do; every right where absent. */
  rights?: KeyRights;
  /** When it ends; never where absent. */
  expires?: KeyExpiry;
  /** Where it may be used from; everywhere where absent. */
  addresses?: KeyAddresses;
}

/** Result of kataster.key.create. */
export type KatasterKeyCreateResult = KeyCreated;

/** Parameters of kataster.key.read, as a caller sends them. */
export interface KatasterKeyReadInput {
  /** Id of the one key that is read. */
  id?: KeyId;
  /** How many keys are read at most. */
  limit?: PageLimit;
  /** How many keys are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.key.read. */
export type KatasterKeyReadResult = KeyList;

/** Parameters of kataster.key.revoke, as a caller sends them. */
export interface KatasterKeyRevokeInput {
  /** Id of the key. */
  id: KeyId;
}

/** Result of kataster.key.revoke. */
export type KatasterKeyRevokeResult = Done;

/** Parameters of kataster.key.rotate, as a caller sends them. */
export interface KatasterKeyRotateInput {
  /** Id of the key. */
  id: KeyId;
  /** How long the former key lives on, at most until its own end; 0 ends it at once. A day where absent. */
  keep?: Grace;
  /** When the new key ends; like the former one where absent. */
  expires?: KeyExpiry;
}

/** Result of kataster.key.rotate. */
export type KatasterKeyRotateResult = KeyRotated;

/** Parameters of kataster.key.update, as a caller sends them. */
export interface KatasterKeyUpdateInput {
  /** Id of the key. */
  id: KeyId;
  /** What it may do from now on. */
  rights?: KeyRights;
  /** Whose key it is. */
  title?: KeyTitle;
  /** When it ends. */
  expires?: KeyExpiry;
  /** Where it may be used from. */
  addresses?: KeyAddresses;
}

/** Result of kataster.key.update. */
export type KatasterKeyUpdateResult = Done;

/** Parameters of kataster.object.merge, as a caller sends them. */
export interface KatasterObjectMergeInput {
  /** Id of the object that is archived. */
  object: ObjectId;
  /** Id of the object that everything leads to then. */
  into: ObjectId;
}

/** Options of a call of kataster.object.merge. */
export type KatasterObjectMergeOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of kataster.object.merge. */
export type KatasterObjectMergeResult = Merged;

/** Parameters of kataster.object_type.read, as a caller sends them. */
export interface KatasterObjectTypeReadInput {
  /** The object type by its constant or its id. */
  type: ObjectTypeReference;
}

/** Result of kataster.object_type.read. */
export type KatasterObjectTypeReadResult = ConfiguredObjectType;

/** Parameters of kataster.object_type.update, as a caller sends them. */
export interface KatasterObjectTypeUpdateInput {
  /** The object type by its constant or its id. */
  type: ObjectTypeReference;
  /** The object that becomes the template; null is none. */
  default_template: DefaultTemplate;
}

/** Options of a call of kataster.object_type.update. */
export type KatasterObjectTypeUpdateOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.object_type.update. */
export type KatasterObjectTypeUpdateResult = Done;

/** Parameters of kataster.passkey.confirm, as a caller sends them. */
export interface KatasterPasskeyConfirmInput {
  /** A name for the passkey, such as that of its device. */
  title: PasskeyTitle;
  /** `response.clientDataJSON` of the credential, in base64url. */
  client_data: PasskeyData;
  /** `response.attestationObject` of the credential, in base64url. */
  attestation: PasskeyData;
  /** What `response.getTransports()` returned. */
  transports?: PasskeyTransports;
}

/** Result of kataster.passkey.confirm. */
export type KatasterPasskeyConfirmResult = PasskeyAdded;

/** Parameters of kataster.passkey.create, as a caller sends them. */
export interface KatasterPasskeyCreateInput {
  /** The password the user has. */
  password: Credential;
  /** A code of the app they have, or a recovery code; not needed without one. */
  code?: Credential;
}

/** Result of kataster.passkey.create. */
export type KatasterPasskeyCreateResult = PasskeyOptions;

/** Parameters of kataster.passkey.delete, as a caller sends them. */
export interface KatasterPasskeyDeleteInput {
  /** Id of the passkey, as kataster.passkey.read shows it. */
  id: PasskeyId;
}

/** Result of kataster.passkey.delete. */
export type KatasterPasskeyDeleteResult = Done;

/** Parameters of kataster.passkey.read, as a caller sends them. */
export type KatasterPasskeyReadInput = Record<string, never>;

/** Result of kataster.passkey.read. */
export type KatasterPasskeyReadResult = PasskeyList;

/** Parameters of kataster.passkey.update, as a caller sends them. */
export interface KatasterPasskeyUpdateInput {
  /** Id of the passkey, as kataster.passkey.read shows it. */
  id: PasskeyId;
  /** A name for the passkey, such as that of its device. */
  title: PasskeyTitle;
}

/** Result of kataster.passkey.update. */
export type KatasterPasskeyUpdateResult = Done;

/** Parameters of kataster.provider.connect, as a caller sends them. */
export interface KatasterProviderConnectInput {
  /** Id of the directory. */
  id: ProviderId;
}

/** Result of kataster.provider.connect. */
export type KatasterProviderConnectResult = DirectoryTested;

/** Parameters of kataster.provider.delete, as a caller sends them. */
export interface KatasterProviderDeleteInput {
  /** Id of the provider. */
  id: ProviderId;
}

/** Result of kataster.provider.delete. */
export type KatasterProviderDeleteResult = Done;

/** Parameters of kataster.provider.link, as a caller sends them. */
export interface KatasterProviderLinkInput {
  /** Id of the provider. */
  id: ProviderId;
  /**
   * The account as the provider names it: the claim `sub` of its tokens or the one that `subject_claim` names, or the
   * `objectGUID` or `entryUUID` of its entry in the directory.
   */
  subject: ProviderText;
  /** Login of the person. */
  login: Login;
}

/** Result of kataster.provider.link. */
export type KatasterProviderLinkResult = Done;

/** Parameters of kataster.provider.read, as a caller sends them. */
export interface KatasterProviderReadInput {
  /** Id of the one provider that is read. */
  id?: ProviderId;
}

/** Result of kataster.provider.read. */
export type KatasterProviderReadResult = ProviderList;

/** Parameters of kataster.provider.save, as a caller sends them. */
export interface KatasterProviderSaveInput {
  /** Id of the provider. */
  id: ProviderId;
  /** The name on the button of the sign-in page. */
  title?: ProviderText;
  /** The issuer. */
  issuer?: ProviderIssuer;
  /**
   * The id by which the provider knows this service; at a directory the distinguished name of the account that searches; of a
   * SCIM client the id of its key.
   */
  client?: ProviderText;
  /** The rules by which groups there become person groups; all of them. */
  rules?: ProviderRules;
  /**
   * The secret by which this service authenticates at the provider; at a directory the password of that account. Without one a
   * directory is searched anonymously.
   */
  secret?: ProviderSecret;
  /** The scopes that are asked for. */
  scopes?: ProviderScopes;
  /**
   * The claim that lists the groups of a person; at a directory the attribute of groups that lists their members, usually
   * `member`.
   */
  groups_claim?: ProviderText;
  /**
   * The claim that identifies an account; `oid` at Entra ID, whose `sub` is another one for each application. It must stay with
   * an account for ever. It cannot be changed once somebody has an account there.
   */
  subject_claim?: ProviderText;
  /** The groups whose members may sign in. */
  admitted?: AdmittedGroups;
  /** Whether it signs in; 0 ends the sessions that it opened. */
  enabled?: Flag;
}

/** Result of kataster.provider.save. */
export type KatasterProviderSaveResult = Done;

/** Parameters of kataster.provider.sync, as a caller sends them. */
export interface KatasterProviderSyncInput {
  /** Id of the directory. */
  id: ProviderId;
  /** Nothing is written. */
  dry_run?: Asked;
}

/** Result of kataster.provider.sync. */
export type KatasterProviderSyncResult = DirectorySync;

/** Parameters of kataster.provider.test, as a caller sends them. */
export interface KatasterProviderTestInput {
  /** Id of the provider. */
  id: ProviderId;
  /** Groups as the provider names them. */
  groups?: ProviderGroups;
  /** Login of a user who has signed in there. */
  login?: Login;
}

/** Result of kataster.provider.test. */
export type KatasterProviderTestResult = TriedRules;

/** Parameters of kataster.rack.read, as a caller sends them. */
export interface KatasterRackReadInput {
  /** Identifier of the rack. */
  id: ObjectId;
}

/** Options of a call of kataster.rack.read. */
export type KatasterRackReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of kataster.rack.read. */
export type KatasterRackReadResult = RackContent;

/** Parameters of kataster.report.delete, as a caller sends them. */
export interface KatasterReportDeleteInput {
  /** The name of the report. */
  title: ReportTitle;
}

/** Options of a call of kataster.report.delete. */
export type KatasterReportDeleteOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of kataster.report.delete. */
export type KatasterReportDeleteResult = Done;

/** Parameters of kataster.report.read, as a caller sends them. */
export interface KatasterReportReadInput {
  /** The id of the report. */
  id: Id;
  /** How many rows are read at most. */
  limit?: PageLimit;
  /** How many rows are passed over first. */
  offset?: PageOffset;
}

/** Options of a call of kataster.report.read. */
export type KatasterReportReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of kataster.report.read. */
export type KatasterReportReadResult = ReportTable;

/** Parameters of kataster.report.save, as a caller sends them. */
export interface KatasterReportSaveInput {
  /** The name of the report. */
  title: ReportTitle;
  /** Its columns. */
  columns: ReportColumns;
  /** The objects that it lists; all normal ones where absent. */
  filter?: ObjectFilter;
  /** What its rows are sorted by. */
  order_by?: ObjectSortKey;
  /** Ascending or descending. */
  sort?: SortDirection;
  /** The column by which its rows form groups. */
  group_by?: ReportGrouping;
  /** Totals of its columns. */
  totals?: ReportTotals;
  /** The group it belongs to. */
  category?: ReportText;
  /** What it is for. */
  description?: ReportText;
}

/** Options of a call of kataster.report.save. */
export type KatasterReportSaveOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run' | 'if_revision'>;

/** Result of kataster.report.save. */
export type KatasterReportSaveResult = SavedReport;

/** Parameters of kataster.report.totals, as a caller sends them. */
export interface KatasterReportTotalsInput {
  /** The id of the report. */
  id: Id;
}

/** Options of a call of kataster.report.totals. */
export type KatasterReportTotalsOptions = Pick<MethodOptions, 'as_of'>;

/** Result of kataster.report.totals. */
export type KatasterReportTotalsResult = ReportSummary;

/** Parameters of kataster.schema.apply, as a caller sends them. */
export interface KatasterSchemaApplyInput {
  /** The definitions to add or change. */
  schema?: SchemaDocument;
  /** What goes: what a schema leaves out stays. */
  removed?: SchemaNames;
  /** Whether definitions in files of KATASTER_CATALOG become those of the schema, with their numbers. The files may then go. */
  adopt_files?: Asked;
  /** The version that was read: another one in force is a Conflict. */
  if_version?: SchemaVersion;
  /**
   * How many entries may lose values or get a default; another number than that of the preview is a Conflict, unless that is 0.
   */
  accept_loss?: SchemaLoss;
}

/** Options of a call of kataster.schema.apply. */
export type KatasterSchemaApplyOptions = Pick<MethodOptions, 'idempotency_key' | 'comment' | 'dry_run'>;

/** Result of kataster.schema.apply. */
export type KatasterSchemaApplyResult = AppliedSchema;

/** Parameters of kataster.schema.preview, as a caller sends them. */
export interface KatasterSchemaPreviewInput {
  /** The definitions to add or change. */
  schema?: SchemaDocument;
  /** What goes: what a schema leaves out stays. */
  removed?: SchemaNames;
  /** Whether definitions in files of KATASTER_CATALOG become those of the schema, with their numbers. The files may then go. */
  adopt_files?: Asked;
  /**
   * How many stored values that are in the way are listed at most. They reject the preview where neither limit nor cursor is
   * given.
   */
  limit?: PageLimit;
  /** Where the list of stored values goes on. */
  cursor?: ListCursor;
}

/** Result of kataster.schema.preview. */
export type KatasterSchemaPreviewResult = SchemaPreview;

/** Parameters of kataster.schema.read, as a caller sends them. */
export interface KatasterSchemaReadInput {
  /** The version that is read; the one in force where absent. */
  version?: SchemaVersion;
  /** A version that it is compared with: steps says what became of the definitions of that one. */
  compared_with?: SchemaVersion;
}

/** Result of kataster.schema.read. */
export type KatasterSchemaReadResult = SchemaReading;

/** Parameters of kataster.second_factor.confirm, as a caller sends them. */
export interface KatasterSecondFactorConfirmInput {
  /** The code that the app shows: six digits. */
  code: Credential;
}

/** Result of kataster.second_factor.confirm. */
export type KatasterSecondFactorConfirmResult = SecondFactorConfirmed;

/** Parameters of kataster.second_factor.create, as a caller sends them. */
export interface KatasterSecondFactorCreateInput {
  /** The password the user has. */
  password: Credential;
  /** A code of the second factor they have, or a recovery code; not needed without one. */
  code?: Credential;
}

/** Result of kataster.second_factor.create. */
export type KatasterSecondFactorCreateResult = SecondFactorSecret;

/** Parameters of kataster.second_factor.reset, as a caller sends them. */
export interface KatasterSecondFactorResetInput {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.second_factor.reset. */
export type KatasterSecondFactorResetResult = Done;

/** Parameters of kataster.session.end, as a caller sends them. */
export interface KatasterSessionEndInput {
  /** Fingerprint of the session, as kataster.session.read shows it. */
  id: SessionId;
}

/** Result of kataster.session.end. */
export type KatasterSessionEndResult = Done;

/** Parameters of kataster.session.read, as a caller sends them. */
export type KatasterSessionReadInput = Record<string, never>;

/** Result of kataster.session.read. */
export type KatasterSessionReadResult = SessionList;

/** Parameters of kataster.trace.read, as a caller sends them. */
export interface KatasterTraceReadInput {
  /** Identifier of a device, a panel or a cable. */
  id: ObjectId;
  /** A connector or port of the object, to trace that alone. */
  entry?: EntryId;
}

/** Options of a call of kataster.trace.read. */
export type KatasterTraceReadOptions = Pick<MethodOptions, 'as_of'>;

/** Result of kataster.trace.read. */
export type KatasterTraceReadResult = TracedObject;

/** Parameters of kataster.user.create, as a caller sends them. */
export interface KatasterUserCreateInput {
  /** Login of the user. */
  login: Login;
  /** First and last name; the login where absent. */
  name?: PersonName;
  /** The password, as user_pass of C__CATS__PERSON_LOGIN takes it; without one the login does not work yet. */
  password?: Credential;
}

/** Result of kataster.user.create. */
export type KatasterUserCreateResult = UserCreated;

/** Parameters of kataster.user.disable, as a caller sends them. */
export interface KatasterUserDisableInput {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.user.disable. */
export type KatasterUserDisableResult = Done;

/** Parameters of kataster.user.enable, as a caller sends them. */
export interface KatasterUserEnableInput {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.user.enable. */
export type KatasterUserEnableResult = Done;

/** Parameters of kataster.user.endSessions, as a caller sends them. */
export interface KatasterUserEndSessionsInput {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.user.endSessions. */
export type KatasterUserEndSessionsResult = SessionsEnded;

/** Parameters of kataster.user.password, as a caller sends them. */
export interface KatasterUserPasswordInput {
  /** The password the user has. */
  old: Credential;
  /** The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it. */
  new: Credential;
}

/** Result of kataster.user.password. */
export type KatasterUserPasswordResult = Done;

/** Parameters of kataster.user.read, as a caller sends them. */
export interface KatasterUserReadInput {
  /** Login of one user. */
  login?: Login;
  /** How many are read at most. */
  limit?: PageLimit;
  /** How many are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.user.read. */
export type KatasterUserReadResult = UserList;

/** Parameters of kataster.user.setPassword, as a caller sends them. */
export interface KatasterUserSetPasswordInput {
  /** Login of the user. */
  login: Login;
  /** The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it. */
  password: Credential;
}

/** Result of kataster.user.setPassword. */
export type KatasterUserSetPasswordResult = Done;

/** Parameters of kataster.webhook.create, as a caller sends them. */
export interface KatasterWebhookCreateInput {
  /** What the webhook is for. */
  title: WebhookTitle;
  /** Where deliveries are sent. */
  url: WebhookUrl;
  /** The changes that are delivered; all where absent. */
  filter?: WebhookFilter;
  /** Conditions on values before and after a change, of which a change has to meet one; none where absent. */
  conditions?: WebhookConditions;
  /**
   * The id of the key whose rights decide what is delivered, and without which nothing is; it cannot have more rights than the
   * caller. That of the call where absent.
   */
  key?: KeyId;
  /** Where to begin: change sets after this one, or after this time. Without it, with what is committed from now on. */
  since?: HistoryMoment;
}

/** Result of kataster.webhook.create. */
export type KatasterWebhookCreateResult = WebhookCreated;

/** Parameters of kataster.webhook.delete, as a caller sends them. */
export interface KatasterWebhookDeleteInput {
  /** Id of the webhook. */
  id: WebhookId;
}

/** Result of kataster.webhook.delete. */
export type KatasterWebhookDeleteResult = Done;

/** Parameters of kataster.webhook.deliveries, as a caller sends them. */
export interface KatasterWebhookDeliveriesInput {
  /** Id of the webhook. */
  id: WebhookId;
  /** The state of the deliveries that are read; all where absent. */
  state?: DeliveryState;
  /** How many deliveries are read at most. */
  limit?: PageLimit;
  /** How many deliveries are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.webhook.deliveries. */
export type KatasterWebhookDeliveriesResult = WebhookDeliveries;

/** Parameters of kataster.webhook.read, as a caller sends them. */
export interface KatasterWebhookReadInput {
  /** Id of the one webhook that is read. */
  id?: WebhookId;
}

/** Result of kataster.webhook.read. */
export type KatasterWebhookReadResult = WebhookList;

/** Parameters of kataster.webhook.resend, as a caller sends them. */
export interface KatasterWebhookResendInput {
  /** Id of the webhook. */
  id: WebhookId;
  /** Ids of the deliveries; all that failed where absent. */
  deliveries?: DeliveryIds;
}

/** Result of kataster.webhook.resend. */
export type KatasterWebhookResendResult = WebhookResent;

/** Parameters of kataster.webhook.rotate, as a caller sends them. */
export interface KatasterWebhookRotateInput {
  /** Id of the webhook. */
  id: WebhookId;
  /** How long deliveries are signed with the former secret as well; 0 ends it at once. A day where absent. */
  keep?: Grace;
}

/** Result of kataster.webhook.rotate. */
export type KatasterWebhookRotateResult = WebhookRotated;

/** Parameters of kataster.webhook.test, as a caller sends them. */
export interface KatasterWebhookTestInput {
  /** Id of the webhook. */
  id: WebhookId;
}

/** Result of kataster.webhook.test. */
export type KatasterWebhookTestResult = WebhookTested;

/** Parameters of kataster.webhook.update, as a caller sends them. */
export interface KatasterWebhookUpdateInput {
  /** Id of the webhook. */
  id: WebhookId;
  /** Whether it delivers: 0 pauses it. */
  enabled?: Flag;
  /** What the webhook is for. */
  title?: WebhookTitle;
  /** Where deliveries are sent. */
  url?: WebhookUrl;
  /** The id of the key whose rights decide what is delivered; it cannot have more rights than the caller. */
  key?: KeyId;
  /** The changes that are delivered. */
  filter?: WebhookFilter;
  /** Conditions on values before and after a change, of which a change has to meet one. */
  conditions?: WebhookConditions;
  /** Where to go on: change sets after this one, or after this time. What was still to be delivered is dropped. */
  since?: HistoryMoment;
}

/** Result of kataster.webhook.update. */
export type KatasterWebhookUpdateResult = Done;

/** Parameters of rpc.discover, as a caller sends them. */
export interface RpcDiscoverInput {
  /** Names of methods: the document describes these alone. It takes a key. */
  methods?: MethodNames;
  /** Constants of categories: the document describes these alone. It takes a key. */
  categories?: CategoryConstants;
}

/** Result of rpc.discover. */
export type RpcDiscoverResult = OpenRpcDocument;

/** Parameters of system.endpoints.read.v2, as a caller sends them. */
export type SystemEndpointsReadV2Input = Record<string, never>;

/** Result of system.endpoints.read.v2. */
export type SystemEndpointsReadV2Result = Endpoints;

const errors = {
  ParseError: -32700,
  InvalidRequest: -32600,
  MethodNotFound: -32601,
  InvalidParameters: -32602,
  ValidationFailed: -32602,
  ObjectNotFound: -32602,
  ObjectTypeNotFound: -32602,
  CategoryNotFound: -32602,
  EntryNotFound: -32602,
  EntryMissing: -32602,
  SingleValueCategory: -32602,
  TransitionRefused: -32602,
  InternalError: -32603,
  AuthenticationFailed: -32604,
  Forbidden: -32003,
  PasswordExpired: -32012,
  SecondFactorRequired: -32014,
  Conflict: -32009,
  SwitchedOff: -32010,
  CursorEnded: -32011,
  LimitExceeded: -32013,
  Busy: -32050,
  StorageUnavailable: -32051,
  TimedOut: -32052,
  Stopping: -32053,
  OutcomeUnknown: -32054,
  CategoryWithoutAttributes: -32099,
} as const satisfies Record<string, number>;

/** The names of the errors a service answers. */
export type ErrorName = keyof typeof errors;

/** Names of the options of each method, beside its input. */
export const options: Readonly<Record<string, readonly string[]>> = {
  'cmdb.categories.read': ['with_revision', 'as_of'],
  'cmdb.category.archive': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.create': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.delete': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.purge': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.quickpurge': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.read': ['with_revision', 'as_of'],
  'cmdb.category.recycle': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.save': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.category.update': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.condition.read': ['as_of'],
  'cmdb.dialog.create': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.dialog.delete': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.dialog.update': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.external.link.v2': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.external.push.v2': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.impact.read': ['as_of'],
  'cmdb.location_tree.read': ['as_of'],
  'cmdb.logbook.create': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.object.archive': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.create': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.object.delete': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.markAsMassChangeTemplate': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.markAsTemplate': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.purge': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.quickpurge': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.read': ['with_revision', 'as_of'],
  'cmdb.object.recycle': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.object.update': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'cmdb.objects.read': ['with_revision', 'as_of'],
  'cmdb.objects_by_relation.read': ['as_of'],
  'cmdb.report.list.v2': ['with_revision', 'as_of'],
  'cmdb.report.read.v2': ['as_of'],
  'cmdb.reports.read': ['as_of'],
  'cmdb.status.delete': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.status.save': ['idempotency_key', 'comment', 'dry_run'],
  'cmdb.workstation_components.read': ['as_of'],
  'idoit.search.read': ['as_of'],
  'kataster.changes.apply': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.changes.revert': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.dialog.merge': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.impact.read': ['as_of'],
  'kataster.import_profile.delete': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.import_profile.save': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.imports.save': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.object.merge': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'kataster.object_type.update': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.rack.read': ['as_of'],
  'kataster.report.delete': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'kataster.report.read': ['as_of'],
  'kataster.report.save': ['idempotency_key', 'comment', 'dry_run', 'if_revision'],
  'kataster.report.totals': ['as_of'],
  'kataster.schema.apply': ['idempotency_key', 'comment', 'dry_run'],
  'kataster.trace.read': ['as_of'],
};

declare const answer: unique symbol;
declare const contents: unique symbol;

/** A call that is ready to be sent, alone or in a batch. */
export interface PreparedCall<Result> {
  readonly method: string;
  readonly params: object;
  readonly [answer]?: Result;
}

/** A call whose result is a page of a list: `pages` and `each` read the whole list by it. */
export interface PagedCall<Result, Page, Item> extends PreparedCall<Result> {
  readonly paging: Paging;
  readonly [contents]?: readonly [page: Page, item: Item];
}

/** How pages are read: by which parameter, which member of a page has its items (without it the page is their list), and whether there is an end. */
export interface Paging {
  readonly by: 'cursor' | 'offset';
  readonly items?: string;
  readonly isFeed?: boolean;
}

/** Results of a batch: for each call its result or its error. */
export type BatchResults<Calls extends readonly PreparedCall<unknown>[]> = {
  -readonly [Index in keyof Calls]: Calls[Index] extends PreparedCall<infer Result> ? Result | KatasterError : never;
};

/** How a call is carried out. */
export interface CallOptions {
  /** Milliseconds until it is given up, retries included. Usually 30,000, and more where the call is to wait for something; Infinity waits for ever. */
  readonly timeout?: number | undefined;
  /** Gives it up: it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** Where the service is, who asks, and how every call is carried out. */
export interface KatasterOptions extends CallOptions {
  /** Such as http://127.0.0.1:8080/jsonrpc */
  readonly url: string;
  /** Sent in a header, so that it stays out of what is logged of bodies. Absent where a session in `headers`, or the way a call takes, tells who asks. */
  readonly apikey?: string | undefined;
  /** Of titles and messages: en or de. */
  readonly language?: string | undefined;
  /** Where times are told with an offset: a zone such as Europe/Berlin, UTC, or an offset. */
  readonly timeZone?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * How often a call is tried again: where the service asks for it, and a call with an idempotency key also where it got no answer.
   * Usually 3; unless it is 0, every call that may have such a key gets one.
   */
  readonly retries?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** A call that waits to be sent, with those of its options that are the service's. */
export function prepared<Result>(method: string, input: object, given: object = {}): PreparedCall<Result> {
  const own = Object.entries(given).filter(([name]) => options[method]?.includes(name));
  return { method, params: { ...input, ...Object.fromEntries(own) } };
}

/** A call of a method that returns pages. */
export function paged<Result, Page, Item>(
  method: string,
  paging: Paging,
  input: object,
  given?: object,
): PagedCall<Result, Page, Item> {
  return { ...prepared<Result>(method, input, given), paging };
}

/** A group of functions that is called as its function `read`. Its properties are defined: `name` and `length` cannot be assigned. */
export function callable<Group extends { readonly read: (...given: never[]) => unknown }>(group: Group): Group & Group['read'] {
  return Object.defineProperties(group.read, Object.getOwnPropertyDescriptors(group)) as Group & Group['read'];
}

/** Sends calls and tells their answers apart. What the service refuses is a KatasterError, what is never answered a NoAnswer. */
export class Transport {
  readonly #options: KatasterOptions;
  #lastId = 0;

  constructor(options: KatasterOptions) {
    this.#options = options;
  }

  /**
   * Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given. Rejects with a KatasterError
   * where the batch is refused as a whole, with NoAnswer where nothing was answered.
   */
  async batch<const Calls extends readonly PreparedCall<unknown>[]>(
    list: Calls,
    options?: CallOptions,
  ): Promise<BatchResults<Calls>> {
    const envelopes = list.map(call => this.#envelope(call));
    const answers = envelopes.length === 0 ? [] : await this.#post(envelopes, options);
    if (!Array.isArray(answers)) throw outcome(answers);
    const byId = new Map(answers.map(one => [one.id, one]));
    return envelopes.map(({ id }) => outcome(byId.get(id) ?? unanswered(id))) as BatchResults<Calls>;
  }

  /**
   * The pages of a list, each by a call of its own, as long as the loop asks for them. `limit` is the length of a page. The feed of
   * changes has no end: its next page waits for something new.
   */
  async *pages<Page>(call: PagedCall<unknown, Page, unknown>, options?: CallOptions): AsyncGenerator<Page, void, undefined> {
    const { method, paging } = call;
    for (let params = { ...beginnings[paging.by], ...(paging.isFeed && feedWait), ...call.params }; ; ) {
      const page = await this.send<Page>({ method, params }, options);
      yield page;
      const next = followers[paging.by](params, page, itemsOf(paging, page).length);
      if (next === undefined) return;
      params = { ...params, ...next };
    }
  }

  /** The items of a list, one by one, over all of its pages. */
  async *each<Item>(call: PagedCall<unknown, unknown, Item>, options?: CallOptions): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages(call, options)) yield* itemsOf(call.paging, page) as Item[];
  }

  protected async send<Result>(call: PreparedCall<Result>, options?: CallOptions): Promise<Result> {
    const result = outcome((await this.#post(this.#envelope(call), options)) as RpcResponse);
    if (result instanceof KatasterError) throw result;
    return result as Result;
  }

  #envelope({ method, params }: PreparedCall<unknown>): Envelope {
    const { language, timeZone, retries = usualRetries } = this.#options;
    this.#lastId += 1;
    const key = retries > 0 && options[method]?.includes(idempotencyKey) ? { [idempotencyKey]: newKey() } : {};
    return { jsonrpc: '2.0', id: this.#lastId, method, params: { ...key, ...params, language, time_zone: timeZone } };
  }

  async #post(body: Envelope | readonly Envelope[], options: CallOptions = {}): Promise<RpcResponse | RpcResponse[]> {
    const { retries = usualRetries } = this.#options;
    const limit = limitOf(this.#options, options, longestWait(body));
    const isRepeatable = [body].flat().every(({ params }) => idempotencyKey in params);
    try {
      for (let attempt = 0; ; attempt += 1) {
        const mayRepeat = isRepeatable && attempt < retries;
        const answer = await this.#exchange(body, limit.signal).catch(error => {
          if (mayRepeat && error instanceof NoAnswer) return undefined;
          throw error;
        });
        if (answer && (attempt >= retries || !asksForRetry(answer, isRepeatable))) return answer;
        await pause(attempt, limit.signal);
      }
    } catch (error) {
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      limit.end();
    }
  }

  async #exchange(body: Envelope | readonly Envelope[], signal: AbortSignal): Promise<RpcResponse | RpcResponse[]> {
    const { url, apikey, headers, fetch: send = fetch } = this.#options;
    const own = { ...headers, ...(apikey !== undefined && { 'x-api-key': utf8(apikey) }), 'content-type': 'application/json' };
    const content = { headers: own, body: JSON.stringify(body) };
    signal.throwIfAborted();
    let what = 'does not answer';
    try {
      const response = await send(url, { method: 'POST', ...content, signal });
      const text = await response.text();
      what = `answered HTTP ${response.status}, but no JSON-RPC`;
      const answer = answerIn(text, Array.isArray(body));
      if (answer) return answer;
    } catch (cause) {
      throw new NoAnswer(`${url} ${what}`, { cause });
    }
    throw new NoAnswer(`${url} ${what}`);
  }
}

interface Envelope {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: object;
}

interface RpcResponse {
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: Failure;
}

interface Failure {
  readonly code: number | null;
  readonly message: string;
  readonly data: Readonly<Record<string, string>> | null;
}

/** A call without a result: which error the service answered, and what is wrong with which parameter or attribute. */
export class KatasterError extends Error {
  override readonly name: string = 'KatasterError';
  /** As `data.error` tells it; undefined where a newer service answers an error this client does not know, and in NoAnswer. */
  readonly errorName: ErrorName | undefined;
  /** null in NoAnswer. */
  readonly code: number | null;
  readonly data: Readonly<Record<string, string>> | null;
  readonly id: string | number | null;
  /** The message of the service alone; `message` has the first reasons in `data`, too. */
  readonly summary: string;

  constructor({ code, message, data }: Failure, id: string | number | null, options?: ErrorOptions) {
    super(message + reasonsBeyond(message, data ?? {}), options);
    this.summary = message;
    const { error: name } = data ?? {};
    this.errorName = isErrorName(name) ? name : undefined;
    this.code = code;
    this.data = data;
    this.id = id;
  }
}

/**
 * A call that never became an answer: the service was not reached, the time was over, or what answered is not the service. Whether a
 * write was carried out is not known; repeated with the same idempotency key, it is carried out once. The cause is what went wrong beneath, where there is one.
 */
export class NoAnswer extends KatasterError {
  override readonly name = 'NoAnswer';

  constructor(message: string, options?: ErrorOptions) {
    super({ code: null, message, data: null }, null, options);
  }
}

/** The first of the reasons that a message lacks: ` (title: is required)`. */
function reasonsBeyond(message: string, { error: _error, retry: _retry, ...others }: Readonly<Record<string, string>>): string {
  const reasons = Object.entries(others).map(([name, reason]) => `${name}: ${reason}`);
  const missing = reasons.filter(reason => !message.includes(reason)).slice(0, 3);
  return missing.length === 0 ? '' : ` (${missing.join('; ')})`;
}

function isErrorName(name: string | undefined): name is ErrorName {
  return name !== undefined && Object.hasOwn(errors, name);
}

// Headers are sent byte by byte.
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

function outcome({ id, result, error }: RpcResponse): unknown {
  return error ? new KatasterError(error, id) : result;
}

function unanswered(id: number): RpcResponse {
  return { id, error: { code: -32603, message: 'No answer to this call', data: { error: 'InternalError' } } };
}

/**
 * The answers in a response body; `undefined` where it is not JSON-RPC. A list answers a batch; a single answer to a batch is an
 * error.
 */
function answerIn(text: string, isBatch: boolean): RpcResponse | RpcResponse[] | undefined {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null) return undefined;
  const isAnswer = Array.isArray(given) ? isBatch : 'error' in given || (!isBatch && 'result' in given);
  return isAnswer ? (given as RpcResponse | RpcResponse[]) : undefined;
}

// In a batch some calls may have been carried out, so only one that was refused as a whole is sent again.
function asksForRetry(answer: RpcResponse | RpcResponse[], isRepeatable: boolean): boolean {
  if (Array.isArray(answer)) return false;
  const { retry, error } = answer.error?.data ?? {};
  return retry === 'true' || (isRepeatable && error === 'OutcomeUnknown');
}

/** Parameters of the call for the first page. */
const beginnings: Readonly<Record<Paging['by'], PageParams>> = {
  cursor: { cursor: '' },
  offset: { offset: 0, limit: 500 },
};

/** Seconds that a call for the next page of a feed waits for something new. */
const feedWait = { wait: 20 };

interface PageParams {
  readonly cursor?: string;
  readonly offset?: number;
  readonly limit?: number;
}

/** Parameters of the call for the next page, as far as they change; none after the last page. */
const followers = {
  cursor: (_: PageParams, page: unknown): PageParams | undefined => {
    const { cursor } = page as { readonly cursor: string | null };
    return cursor === null ? undefined : { cursor };
  },
  offset: ({ offset = 0, limit = 0 }: PageParams, _: unknown, count: number): PageParams | undefined =>
    count === 0 || count < limit ? undefined : { offset: offset + count },
} as const;

function itemsOf({ items }: Paging, page: unknown): readonly unknown[] {
  return (items === undefined ? page : (page as Readonly<Record<string, unknown>>)[items]) as readonly unknown[];
}

const usualRetries = 3;
const idempotencyKey = 'idempotency_key';

// By hand: crypto.randomUUID is missing in Node 18, and in browsers on pages without TLS. A key has to be new, not secret.
function newKey(): string {
  return [Date.now(), Math.random(), Math.random()].map(number => number.toString(36)).join('-');
}

// Half of each pause is left to chance, so that clients that were refused together do not come back together.
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  const milliseconds = Math.min(100 * 2 ** attempt, 2000) * (0.5 + Math.random() / 2);
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

// A longer one would end at once.
const longestTimer = 2 ** 31;

// Milliseconds that a call asks the service to wait for something to happen: it may take so much longer.
function longestWait(body: Envelope | readonly Envelope[]): number {
  const seconds = [body].flat().map(({ params }) => ('wait' in params ? Number(params.wait) : 0));
  return Math.max(0, ...seconds) * 1000;
}

// By hand: AbortSignal.any is younger than Node 18.
function limitOf(usual: CallOptions, own: CallOptions, wait: number): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const signals = [usual.signal, own.signal].filter((one): one is AbortSignal => one !== undefined);
  const abort = (): void => controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', abort);
  if (signals.some(({ aborted }) => aborted)) abort();
  const timeout = (own.timeout ?? usual.timeout ?? 30_000) + wait;
  const late = (): void => controller.abort(new NoAnswer(`No answer within ${timeout} ms`));
  const timer = timeout < longestTimer ? setTimeout(late, timeout) : undefined;
  const end = (): void => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}

/** One function per method, for batches: each prepares a call. */
export const calls = {
  cmdb: {
    categories: callable({
      /** Read the entries of several categories. */
      read: (input: CmdbCategoriesReadInput, options?: CmdbCategoriesReadOptions): PreparedCall<CmdbCategoriesReadResult> =>
        prepared('cmdb.categories.read', input, options),
    }),
    category: callable({
      /** Archive an entry. */
      archive: (input: CmdbCategoryArchiveInput, options?: CmdbCategoryArchiveOptions): PreparedCall<CmdbCategoryArchiveResult> =>
        prepared('cmdb.category.archive', input, options),
      /**
       * Create an entry.
       * @deprecated Use cmdb.category.save.
       */
      create: <Category extends SavedCategory>(input: CmdbCategoryCreateInput<Category>, options?: CmdbCategoryCreateOptions): PreparedCall<CmdbCategoryCreateResult> =>
        prepared('cmdb.category.create', input, options),
      /** Take an entry one step towards deletion. */
      delete: (input: CmdbCategoryDeleteInput, options?: CmdbCategoryDeleteOptions): PreparedCall<CmdbCategoryDeleteResult> =>
        prepared('cmdb.category.delete', input, options),
      /** Purge an entry. */
      purge: (input: CmdbCategoryPurgeInput, options?: CmdbCategoryPurgeOptions): PreparedCall<CmdbCategoryPurgeResult> =>
        prepared('cmdb.category.purge', input, options),
      /** Purge an entry where Quickpurge is enabled. */
      quickpurge: (input: CmdbCategoryQuickpurgeInput, options?: CmdbCategoryQuickpurgeOptions): PreparedCall<CmdbCategoryQuickpurgeResult> =>
        prepared('cmdb.category.quickpurge', input, options),
      /** Read the entries of a category. */
      read: <Category extends AnyCategory>(input: CmdbCategoryReadInput<Category>, options?: CmdbCategoryReadOptions): PagedCall<CmdbCategoryReadResult<Category>, CmdbCategoryReadResult<Category>, CmdbCategoryReadResult<Category>[number]> =>
        paged('cmdb.category.read', { by: 'offset' }, input, options),
      /** Recycle an entry. */
      recycle: (input: CmdbCategoryRecycleInput, options?: CmdbCategoryRecycleOptions): PreparedCall<CmdbCategoryRecycleResult> =>
        prepared('cmdb.category.recycle', input, options),
      /** Create or update an entry. */
      save: <Category extends SavedCategory>(input: CmdbCategorySaveInput<Category>, options?: CmdbCategorySaveOptions): PreparedCall<CmdbCategorySaveResult> =>
        prepared('cmdb.category.save', input, options),
      /**
       * Update an entry.
       * @deprecated Use cmdb.category.save.
       */
      update: <Category extends SavedCategory>(input: CmdbCategoryUpdateInput<Category>, options?: CmdbCategoryUpdateOptions): PreparedCall<CmdbCategoryUpdateResult> =>
        prepared('cmdb.category.update', input, options),
    }),
    category_info: callable({
      /** Read the attributes of a category. */
      read: (input: CmdbCategoryInfoReadInput): PreparedCall<CmdbCategoryInfoReadResult> =>
        prepared('cmdb.category_info.read', input),
    }),
    condition: callable({
      /** Find objects by conditions. */
      read: (input: CmdbConditionReadInput, options?: CmdbConditionReadOptions): PreparedCall<CmdbConditionReadResult> =>
        prepared('cmdb.condition.read', input, options),
    }),
    dialog: callable({
      /** Add a choice to a dialog. */
      create: <Category extends CategoryWithChoices>(input: CmdbDialogCreateInput<Category>, options?: CmdbDialogCreateOptions): PreparedCall<CmdbDialogCreateResult> =>
        prepared('cmdb.dialog.create', input, options),
      /** Delete a choice of a dialog. */
      delete: <Category extends CategoryWithChoices>(input: CmdbDialogDeleteInput<Category>, options?: CmdbDialogDeleteOptions): PreparedCall<CmdbDialogDeleteResult> =>
        prepared('cmdb.dialog.delete', input, options),
      /** Read the choices of a dialog. */
      read: <Category extends CategoryWithChoices>(input: CmdbDialogReadInput<Category>): PreparedCall<CmdbDialogReadResult> =>
        prepared('cmdb.dialog.read', input),
      /** Retitle a choice of a dialog. */
      update: <Category extends CategoryWithChoices>(input: CmdbDialogUpdateInput<Category>, options?: CmdbDialogUpdateOptions): PreparedCall<CmdbDialogUpdateResult> =>
        prepared('cmdb.dialog.update', input, options),
    }),
    external: {
      link: {
        /** Link an object to an external id. */
        v2: (input: CmdbExternalLinkV2Input, options?: CmdbExternalLinkV2Options): PreparedCall<CmdbExternalLinkV2Result> =>
          prepared('cmdb.external.link.v2', input, options),
      },
      pull: {
        /** Read the objects of a data source. */
        v2: (input: CmdbExternalPullV2Input): PreparedCall<CmdbExternalPullV2Result> => prepared('cmdb.external.pull.v2', input),
      },
      push: {
        /** Write what a data source knows of an object. */
        v2: (input: CmdbExternalPushV2Input, options?: CmdbExternalPushV2Options): PreparedCall<CmdbExternalPushV2Result> =>
          prepared('cmdb.external.push.v2', input, options),
      },
    },
    impact: callable({
      /** Read what depends on an object along relations. */
      read: (input: CmdbImpactReadInput, options?: CmdbImpactReadOptions): PreparedCall<CmdbImpactReadResult> =>
        prepared('cmdb.impact.read', input, options),
    }),
    location_tree: callable({
      /** Read what stands in a place. */
      read: (input: CmdbLocationTreeReadInput, options?: CmdbLocationTreeReadOptions): PreparedCall<CmdbLocationTreeReadResult> =>
        prepared('cmdb.location_tree.read', input, options),
    }),
    logbook: callable({
      /** Write a message in the logbook. */
      create: (input: CmdbLogbookCreateInput, options?: CmdbLogbookCreateOptions): PreparedCall<CmdbLogbookCreateResult> =>
        prepared('cmdb.logbook.create', input, options),
      /** Read the logbook. */
      read: (input: CmdbLogbookReadInput = {}): PreparedCall<CmdbLogbookReadResult> => prepared('cmdb.logbook.read', input),
    }),
    object: callable({
      /** Archive an object. */
      archive: (input: CmdbObjectArchiveInput, options?: CmdbObjectArchiveOptions): PreparedCall<CmdbObjectArchiveResult> =>
        prepared('cmdb.object.archive', input, options),
      /** Create an object. */
      create: (input: CmdbObjectCreateInput, options?: CmdbObjectCreateOptions): PreparedCall<CmdbObjectCreateResult> =>
        prepared('cmdb.object.create', input, options),
      /** Archive, delete or purge an object. */
      delete: (input: CmdbObjectDeleteInput, options?: CmdbObjectDeleteOptions): PreparedCall<CmdbObjectDeleteResult> =>
        prepared('cmdb.object.delete', input, options),
      /** Mark an object as mass change template. */
      markAsMassChangeTemplate: (input: CmdbObjectMarkAsMassChangeTemplateInput, options?: CmdbObjectMarkAsMassChangeTemplateOptions): PreparedCall<CmdbObjectMarkAsMassChangeTemplateResult> =>
        prepared('cmdb.object.markAsMassChangeTemplate', input, options),
      /** Mark an object as template. */
      markAsTemplate: (input: CmdbObjectMarkAsTemplateInput, options?: CmdbObjectMarkAsTemplateOptions): PreparedCall<CmdbObjectMarkAsTemplateResult> =>
        prepared('cmdb.object.markAsTemplate', input, options),
      /** Purge an object. */
      purge: (input: CmdbObjectPurgeInput, options?: CmdbObjectPurgeOptions): PreparedCall<CmdbObjectPurgeResult> =>
        prepared('cmdb.object.purge', input, options),
      /** Purge objects where Quickpurge is enabled. */
      quickpurge: (input: CmdbObjectQuickpurgeInput, options?: CmdbObjectQuickpurgeOptions): PreparedCall<CmdbObjectQuickpurgeResult> =>
        prepared('cmdb.object.quickpurge', input, options),
      /** Read an object. */
      read: (input: CmdbObjectReadInput, options?: CmdbObjectReadOptions): PreparedCall<CmdbObjectReadResult> =>
        prepared('cmdb.object.read', input, options),
      /** Recycle an object. */
      recycle: (input: CmdbObjectRecycleInput, options?: CmdbObjectRecycleOptions): PreparedCall<CmdbObjectRecycleResult> =>
        prepared('cmdb.object.recycle', input, options),
      /** Change the title of an object. */
      update: (input: CmdbObjectUpdateInput, options?: CmdbObjectUpdateOptions): PreparedCall<CmdbObjectUpdateResult> =>
        prepared('cmdb.object.update', input, options),
    }),
    object_type_categories: callable({
      /** Read the categories of an object type. */
      read: (input: CmdbObjectTypeCategoriesReadInput): PreparedCall<CmdbObjectTypeCategoriesReadResult> =>
        prepared('cmdb.object_type_categories.read', input),
    }),
    object_type_groups: callable({
      /** Read groups of object types. */
      read: (input: CmdbObjectTypeGroupsReadInput = {}): PreparedCall<CmdbObjectTypeGroupsReadResult> =>
        prepared('cmdb.object_type_groups.read', input),
    }),
    object_types: callable({
      /** Read object types. */
      read: (input: CmdbObjectTypesReadInput = {}): PreparedCall<CmdbObjectTypesReadResult> =>
        prepared('cmdb.object_types.read', input),
    }),
    objects: callable({
      /** List objects. */
      read: <Selected extends ObjectColumns | undefined = undefined>(input: CmdbObjectsReadInput<Selected> = {}, options?: CmdbObjectsReadOptions): PagedCall<CmdbObjectsReadResult<Selected>, Selected extends undefined ? WholeObjectPage : ObjectPage, Selected extends undefined ? WholeListedObject : ListedObject> =>
        paged('cmdb.objects.read', { by: 'cursor', items: 'objects' }, input, options),
    }),
    objects_by_relation: callable({
      /** Read what relations connect an object with. */
      read: (input: CmdbObjectsByRelationReadInput, options?: CmdbObjectsByRelationReadOptions): PreparedCall<CmdbObjectsByRelationReadResult> =>
        prepared('cmdb.objects_by_relation.read', input, options),
    }),
    report: {
      list: {
        /** List the saved reports. */
        v2: (input: CmdbReportListV2Input = {}, options?: CmdbReportListV2Options): PreparedCall<CmdbReportListV2Result> =>
          prepared('cmdb.report.list.v2', input, options),
      },
      read: {
        /** Read the rows of a saved report. */
        v2: (input: CmdbReportReadV2Input, options?: CmdbReportReadV2Options): PagedCall<CmdbReportReadV2Result, ReportRows, ReportRow> =>
          paged('cmdb.report.read.v2', { by: 'offset' }, input, options),
      },
    },
    reports: callable({
      /** Read saved reports, or the rows of one. */
      read: (input: CmdbReportsReadInput = {}, options?: CmdbReportsReadOptions): PagedCall<CmdbReportsReadResult, ReportRows, ReportRow> =>
        paged('cmdb.reports.read', { by: 'offset' }, input, options),
    }),
    status: callable({
      /** Delete a CMDB status. */
      delete: (input: CmdbStatusDeleteInput, options?: CmdbStatusDeleteOptions): PreparedCall<CmdbStatusDeleteResult> =>
        prepared('cmdb.status.delete', input, options),
      /** Read the CMDB statuses. */
      read: (input: CmdbStatusReadInput = {}): PreparedCall<CmdbStatusReadResult> => prepared('cmdb.status.read', input),
      /** Add or change a CMDB status. */
      save: (input: CmdbStatusSaveInput, options?: CmdbStatusSaveOptions): PreparedCall<CmdbStatusSaveResult> =>
        prepared('cmdb.status.save', input, options),
    }),
    workstation_components: callable({
      /** Read the workstations of persons. */
      read: (input: CmdbWorkstationComponentsReadInput, options?: CmdbWorkstationComponentsReadOptions): PreparedCall<CmdbWorkstationComponentsReadResult> =>
        prepared('cmdb.workstation_components.read', input, options),
    }),
  },
  idoit: {
    constants: callable({
      /** Read the constants. */
      read: (input: IdoitConstantsReadInput = {}): PreparedCall<IdoitConstantsReadResult> =>
        prepared('idoit.constants.read', input),
    }),
    /** Open a session. */
    login: (input: IdoitLoginInput = {}): PreparedCall<IdoitLoginResult> => prepared('idoit.login', input),
    /** End a session. */
    logout: (input: IdoitLogoutInput = {}): PreparedCall<IdoitLogoutResult> => prepared('idoit.logout', input),
    search: callable({
      /** Search objects and entries. */
      read: (input: IdoitSearchReadInput, options?: IdoitSearchReadOptions): PreparedCall<IdoitSearchReadResult> =>
        prepared('idoit.search.read', input, options),
    }),
    version: callable({
      /** Read the version and the logged-in user. */
      read: (input: IdoitVersionReadInput = {}): PreparedCall<IdoitVersionReadResult> => prepared('idoit.version.read', input),
    }),
  },
  kataster: {
    access: callable({
      /** Read what a key or a user may do. */
      read: (input: KatasterAccessReadInput = {}): PreparedCall<KatasterAccessReadResult> =>
        prepared('kataster.access.read', input),
    }),
    audit: callable({
      /** Read the audit. */
      read: (input: KatasterAuditReadInput = {}): PagedCall<KatasterAuditReadResult, AuditPage, AuditEvent> =>
        paged('kataster.audit.read', { by: 'cursor', items: 'events' }, input),
    }),
    changes: callable({
      /** Apply several writes, or a plan, as one change set. */
      apply: (input: KatasterChangesApplyInput, options?: KatasterChangesApplyOptions): PreparedCall<KatasterChangesApplyResult> =>
        prepared('kataster.changes.apply', input, options),
      /** Compare two moments. */
      compare: (input: KatasterChangesCompareInput): PagedCall<KatasterChangesCompareResult, ComparedMoments, Change> =>
        paged('kataster.changes.compare', { by: 'cursor', items: 'changes' }, input),
      /** Follow what is changed. */
      follow: (input: KatasterChangesFollowInput = {}): PagedCall<KatasterChangesFollowResult, ChangeFeed, ChangeSet> =>
        paged('kataster.changes.follow', { by: 'cursor', items: 'change_sets', isFeed: true }, input),
      /** Read what was changed. */
      read: (input: KatasterChangesReadInput = {}): PagedCall<KatasterChangesReadResult, History, ChangeSet> =>
        paged('kataster.changes.read', { by: 'cursor', items: 'change_sets' }, input),
      /** Undo changes. */
      revert: (input: KatasterChangesRevertInput, options?: KatasterChangesRevertOptions): PreparedCall<KatasterChangesRevertResult> =>
        prepared('kataster.changes.revert', input, options),
    }),
    dialog: {
      /** Merge a choice into another. */
      merge: <Category extends CategoryWithChoices>(input: KatasterDialogMergeInput<Category>, options?: KatasterDialogMergeOptions): PreparedCall<KatasterDialogMergeResult> =>
        prepared('kataster.dialog.merge', input, options),
    },
    grant: callable({
      /** Grant rights. */
      create: (input: KatasterGrantCreateInput): PreparedCall<KatasterGrantCreateResult> =>
        prepared('kataster.grant.create', input),
      /** Read what is granted. */
      read: (input: KatasterGrantReadInput = {}): PagedCall<KatasterGrantReadResult, GranteeList, GranteeInfo> =>
        paged('kataster.grant.read', { by: 'offset' }, input),
      /** Revoke rights. */
      revoke: (input: KatasterGrantRevokeInput): PreparedCall<KatasterGrantRevokeResult> =>
        prepared('kataster.grant.revoke', input),
    }),
    impact: callable({
      /** Read what fails with an object. */
      read: (input: KatasterImpactReadInput, options?: KatasterImpactReadOptions): PreparedCall<KatasterImpactReadResult> =>
        prepared('kataster.impact.read', input, options),
    }),
    import_profile: callable({
      /** Delete a profile of imports. */
      delete: (input: KatasterImportProfileDeleteInput, options?: KatasterImportProfileDeleteOptions): PreparedCall<KatasterImportProfileDeleteResult> =>
        prepared('kataster.import_profile.delete', input, options),
      /** Read the profiles of imports. */
      read: (input: KatasterImportProfileReadInput = {}): PreparedCall<KatasterImportProfileReadResult> =>
        prepared('kataster.import_profile.read', input),
      /** Save a profile of imports. */
      save: (input: KatasterImportProfileSaveInput, options?: KatasterImportProfileSaveOptions): PreparedCall<KatasterImportProfileSaveResult> =>
        prepared('kataster.import_profile.save', input, options),
    }),
    imports: callable({
      /** Read what imports of a source made. */
      read: (input: KatasterImportsReadInput): PagedCall<KatasterImportsReadResult, ImportPage, ImportRecord> =>
        paged('kataster.imports.read', { by: 'cursor', items: 'records' }, input),
      /** Write rows of a source. */
      save: (input: KatasterImportsSaveInput, options?: KatasterImportsSaveOptions): PreparedCall<KatasterImportsSaveResult> =>
        prepared('kataster.imports.save', input, options),
    }),
    key: callable({
      /** Create a key. */
      create: (input: KatasterKeyCreateInput): PreparedCall<KatasterKeyCreateResult> => prepared('kataster.key.create', input),
      /** Read the keys. */
      read: (input: KatasterKeyReadInput = {}): PagedCall<KatasterKeyReadResult, KeyList, KeyInfo> =>
        paged('kataster.key.read', { by: 'offset' }, input),
      /** Revoke a key. */
      revoke: (input: KatasterKeyRevokeInput): PreparedCall<KatasterKeyRevokeResult> => prepared('kataster.key.revoke', input),
      /** Put a new key in the place of one. */
      rotate: (input: KatasterKeyRotateInput): PreparedCall<KatasterKeyRotateResult> => prepared('kataster.key.rotate', input),
      /** Change what a key is good for. */
      update: (input: KatasterKeyUpdateInput): PreparedCall<KatasterKeyUpdateResult> => prepared('kataster.key.update', input),
    }),
    object: {
      /** Merge an object into another. */
      merge: (input: KatasterObjectMergeInput, options?: KatasterObjectMergeOptions): PreparedCall<KatasterObjectMergeResult> =>
        prepared('kataster.object.merge', input, options),
    },
    object_type: callable({
      /** Read how an object type is configured. */
      read: (input: KatasterObjectTypeReadInput): PreparedCall<KatasterObjectTypeReadResult> =>
        prepared('kataster.object_type.read', input),
      /** Set the default template of an object type. */
      update: (input: KatasterObjectTypeUpdateInput, options?: KatasterObjectTypeUpdateOptions): PreparedCall<KatasterObjectTypeUpdateResult> =>
        prepared('kataster.object_type.update', input, options),
    }),
    passkey: callable({
      /** Add a passkey. */
      confirm: (input: KatasterPasskeyConfirmInput): PreparedCall<KatasterPasskeyConfirmResult> =>
        prepared('kataster.passkey.confirm', input),
      /** Begin to add a passkey. */
      create: (input: KatasterPasskeyCreateInput): PreparedCall<KatasterPasskeyCreateResult> =>
        prepared('kataster.passkey.create', input),
      /** Remove a passkey of one's own. */
      delete: (input: KatasterPasskeyDeleteInput): PreparedCall<KatasterPasskeyDeleteResult> =>
        prepared('kataster.passkey.delete', input),
      /** Read one's own passkeys. */
      read: (input: KatasterPasskeyReadInput = {}): PreparedCall<KatasterPasskeyReadResult> =>
        prepared('kataster.passkey.read', input),
      /** Rename a passkey of one's own. */
      update: (input: KatasterPasskeyUpdateInput): PreparedCall<KatasterPasskeyUpdateResult> =>
        prepared('kataster.passkey.update', input),
    }),
    provider: callable({
      /** Test the connection with a directory. */
      connect: (input: KatasterProviderConnectInput): PreparedCall<KatasterProviderConnectResult> =>
        prepared('kataster.provider.connect', input),
      /** Delete a provider. */
      delete: (input: KatasterProviderDeleteInput): PreparedCall<KatasterProviderDeleteResult> =>
        prepared('kataster.provider.delete', input),
      /** Link an account to a person. */
      link: (input: KatasterProviderLinkInput): PreparedCall<KatasterProviderLinkResult> =>
        prepared('kataster.provider.link', input),
      /** Read the providers. */
      read: (input: KatasterProviderReadInput = {}): PreparedCall<KatasterProviderReadResult> =>
        prepared('kataster.provider.read', input),
      /** Create or change a provider. */
      save: (input: KatasterProviderSaveInput): PreparedCall<KatasterProviderSaveResult> =>
        prepared('kataster.provider.save', input),
      /** Synchronize a directory. */
      sync: (input: KatasterProviderSyncInput): PreparedCall<KatasterProviderSyncResult> =>
        prepared('kataster.provider.sync', input),
      /** Try out the rules of a provider. */
      test: (input: KatasterProviderTestInput): PreparedCall<KatasterProviderTestResult> =>
        prepared('kataster.provider.test', input),
    }),
    rack: callable({
      /** Read a rack with what is in it. */
      read: (input: KatasterRackReadInput, options?: KatasterRackReadOptions): PreparedCall<KatasterRackReadResult> =>
        prepared('kataster.rack.read', input, options),
    }),
    report: callable({
      /** Delete a saved report. */
      delete: (input: KatasterReportDeleteInput, options?: KatasterReportDeleteOptions): PreparedCall<KatasterReportDeleteResult> =>
        prepared('kataster.report.delete', input, options),
      /** Read a saved report as a table. */
      read: (input: KatasterReportReadInput, options?: KatasterReportReadOptions): PagedCall<KatasterReportReadResult, ReportTable, ReportCells> =>
        paged('kataster.report.read', { by: 'offset', items: 'rows' }, input, options),
      /** Save a report. */
      save: (input: KatasterReportSaveInput, options?: KatasterReportSaveOptions): PreparedCall<KatasterReportSaveResult> =>
        prepared('kataster.report.save', input, options),
      /** Read the totals of a saved report. */
      totals: (input: KatasterReportTotalsInput, options?: KatasterReportTotalsOptions): PreparedCall<KatasterReportTotalsResult> =>
        prepared('kataster.report.totals', input, options),
    }),
    schema: callable({
      /** Apply a schema. */
      apply: (input: KatasterSchemaApplyInput = {}, options?: KatasterSchemaApplyOptions): PreparedCall<KatasterSchemaApplyResult> =>
        prepared('kataster.schema.apply', input, options),
      /** Preview a schema. */
      preview: (input: KatasterSchemaPreviewInput = {}): PagedCall<KatasterSchemaPreviewResult, SchemaPreview, SchemaRefusal> =>
        paged('kataster.schema.preview', { by: 'cursor', items: 'refused' }, input),
      /** Read the schema. */
      read: (input: KatasterSchemaReadInput = {}): PreparedCall<KatasterSchemaReadResult> =>
        prepared('kataster.schema.read', input),
    }),
    second_factor: {
      /** Confirm a second factor. */
      confirm: (input: KatasterSecondFactorConfirmInput): PreparedCall<KatasterSecondFactorConfirmResult> =>
        prepared('kataster.second_factor.confirm', input),
      /** Begin to set up a second factor. */
      create: (input: KatasterSecondFactorCreateInput): PreparedCall<KatasterSecondFactorCreateResult> =>
        prepared('kataster.second_factor.create', input),
      /** Remove the second factor of a user. */
      reset: (input: KatasterSecondFactorResetInput): PreparedCall<KatasterSecondFactorResetResult> =>
        prepared('kataster.second_factor.reset', input),
    },
    session: callable({
      /** End a session of one's own. */
      end: (input: KatasterSessionEndInput): PreparedCall<KatasterSessionEndResult> => prepared('kataster.session.end', input),
      /** Read one's own sessions. */
      read: (input: KatasterSessionReadInput = {}): PreparedCall<KatasterSessionReadResult> =>
        prepared('kataster.session.read', input),
    }),
    trace: callable({
      /** Trace cables from end to end. */
      read: (input: KatasterTraceReadInput, options?: KatasterTraceReadOptions): PreparedCall<KatasterTraceReadResult> =>
        prepared('kataster.trace.read', input, options),
    }),
    user: callable({
      /** Create a user. */
      create: (input: KatasterUserCreateInput): PreparedCall<KatasterUserCreateResult> => prepared('kataster.user.create', input),
      /** Disable a user. */
      disable: (input: KatasterUserDisableInput): PreparedCall<KatasterUserDisableResult> =>
        prepared('kataster.user.disable', input),
      /** Enable a user. */
      enable: (input: KatasterUserEnableInput): PreparedCall<KatasterUserEnableResult> => prepared('kataster.user.enable', input),
      /** End the sessions of a user. */
      endSessions: (input: KatasterUserEndSessionsInput): PreparedCall<KatasterUserEndSessionsResult> =>
        prepared('kataster.user.endSessions', input),
      /** Change one's own password. */
      password: (input: KatasterUserPasswordInput): PreparedCall<KatasterUserPasswordResult> =>
        prepared('kataster.user.password', input),
      /** Read the users. */
      read: (input: KatasterUserReadInput = {}): PagedCall<KatasterUserReadResult, UserList, UserInfo> =>
        paged('kataster.user.read', { by: 'offset' }, input),
      /** Set the password of a user. */
      setPassword: (input: KatasterUserSetPasswordInput): PreparedCall<KatasterUserSetPasswordResult> =>
        prepared('kataster.user.setPassword', input),
    }),
    webhook: callable({
      /** Create a webhook. */
      create: (input: KatasterWebhookCreateInput): PreparedCall<KatasterWebhookCreateResult> =>
        prepared('kataster.webhook.create', input),
      /** Delete a webhook. */
      delete: (input: KatasterWebhookDeleteInput): PreparedCall<KatasterWebhookDeleteResult> =>
        prepared('kataster.webhook.delete', input),
      /** Read the deliveries of a webhook that were not made. */
      deliveries: (input: KatasterWebhookDeliveriesInput): PagedCall<KatasterWebhookDeliveriesResult, WebhookDeliveries, WebhookDelivery> =>
        paged('kataster.webhook.deliveries', { by: 'offset' }, input),
      /** Read the webhooks. */
      read: (input: KatasterWebhookReadInput = {}): PreparedCall<KatasterWebhookReadResult> =>
        prepared('kataster.webhook.read', input),
      /** Resend failed deliveries. */
      resend: (input: KatasterWebhookResendInput): PreparedCall<KatasterWebhookResendResult> =>
        prepared('kataster.webhook.resend', input),
      /** Replace the secret of a webhook. */
      rotate: (input: KatasterWebhookRotateInput): PreparedCall<KatasterWebhookRotateResult> =>
        prepared('kataster.webhook.rotate', input),
      /** Send a test delivery. */
      test: (input: KatasterWebhookTestInput): PreparedCall<KatasterWebhookTestResult> =>
        prepared('kataster.webhook.test', input),
      /** Change a webhook. */
      update: (input: KatasterWebhookUpdateInput): PreparedCall<KatasterWebhookUpdateResult> =>
        prepared('kataster.webhook.update', input),
    }),
  },
  rpc: {
    /** Read this document. */
    discover: (input: RpcDiscoverInput = {}): PreparedCall<RpcDiscoverResult> => prepared('rpc.discover', input),
  },
  system: {
    endpoints: {
      read: {
        /** Read what every method takes. */
        v2: (input: SystemEndpointsReadV2Input = {}): PreparedCall<SystemEndpointsReadV2Result> =>
          prepared('system.endpoints.read.v2', input),
      },
    },
  },
};

/** The service as typed functions. What the service refuses rejects with a KatasterError, what is never answered with NoAnswer. */
export class Kataster extends Transport {
  readonly calls = calls;

  readonly cmdb = {
    categories: callable({
      /** Read the entries of several categories. */
      read: (input: CmdbCategoriesReadInput, options?: CallOptions & CmdbCategoriesReadOptions): Promise<CmdbCategoriesReadResult> =>
        this.send(calls.cmdb.categories.read(input, options), options),
    }),
    category: callable({
      /** Archive an entry. */
      archive: (input: CmdbCategoryArchiveInput, options?: CallOptions & CmdbCategoryArchiveOptions): Promise<CmdbCategoryArchiveResult> =>
        this.send(calls.cmdb.category.archive(input, options), options),
      /**
       * Create an entry.
       * @deprecated Use cmdb.category.save.
       */
      create: <Category extends SavedCategory>(input: CmdbCategoryCreateInput<Category>, options?: CallOptions & CmdbCategoryCreateOptions): Promise<CmdbCategoryCreateResult> =>
        this.send(calls.cmdb.category.create(input, options), options),
      /** Take an entry one step towards deletion. */
      delete: (input: CmdbCategoryDeleteInput, options?: CallOptions & CmdbCategoryDeleteOptions): Promise<CmdbCategoryDeleteResult> =>
        this.send(calls.cmdb.category.delete(input, options), options),
      /** Purge an entry. */
      purge: (input: CmdbCategoryPurgeInput, options?: CallOptions & CmdbCategoryPurgeOptions): Promise<CmdbCategoryPurgeResult> =>
        this.send(calls.cmdb.category.purge(input, options), options),
      /** Purge an entry where Quickpurge is enabled. */
      quickpurge: (input: CmdbCategoryQuickpurgeInput, options?: CallOptions & CmdbCategoryQuickpurgeOptions): Promise<CmdbCategoryQuickpurgeResult> =>
        this.send(calls.cmdb.category.quickpurge(input, options), options),
      /** Read the entries of a category. */
      read: <Category extends AnyCategory>(input: CmdbCategoryReadInput<Category>, options?: CallOptions & CmdbCategoryReadOptions): Promise<CmdbCategoryReadResult<Category>> =>
        this.send(calls.cmdb.category.read(input, options), options),
      /** Recycle an entry. */
      recycle: (input: CmdbCategoryRecycleInput, options?: CallOptions & CmdbCategoryRecycleOptions): Promise<CmdbCategoryRecycleResult> =>
        this.send(calls.cmdb.category.recycle(input, options), options),
      /** Create or update an entry. */
      save: <Category extends SavedCategory>(input: CmdbCategorySaveInput<Category>, options?: CallOptions & CmdbCategorySaveOptions): Promise<CmdbCategorySaveResult> =>
        this.send(calls.cmdb.category.save(input, options), options),
      /**
       * Update an entry.
       * @deprecated Use cmdb.category.save.
       */
      update: <Category extends SavedCategory>(input: CmdbCategoryUpdateInput<Category>, options?: CallOptions & CmdbCategoryUpdateOptions): Promise<CmdbCategoryUpdateResult> =>
        this.send(calls.cmdb.category.update(input, options), options),
      /** Read the entries of a category. */
      each: <Category extends AnyCategory>(input: CmdbCategoryReadInput<Category>, options?: CallOptions & CmdbCategoryReadOptions): AsyncGenerator<CmdbCategoryReadResult<Category>[number], void, undefined> =>
        this.each(calls.cmdb.category.read(input, options), options),
    }),
    category_info: callable({
      /** Read the attributes of a category. */
      read: (input: CmdbCategoryInfoReadInput, options?: CallOptions): Promise<CmdbCategoryInfoReadResult> =>
        this.send(calls.cmdb.category_info.read(input), options),
    }),
    condition: callable({
      /** Find objects by conditions. */
      read: (input: CmdbConditionReadInput, options?: CallOptions & CmdbConditionReadOptions): Promise<CmdbConditionReadResult> =>
        this.send(calls.cmdb.condition.read(input, options), options),
    }),
    dialog: callable({
      /** Add a choice to a dialog. */
      create: <Category extends CategoryWithChoices>(input: CmdbDialogCreateInput<Category>, options?: CallOptions & CmdbDialogCreateOptions): Promise<CmdbDialogCreateResult> =>
        this.send(calls.cmdb.dialog.create(input, options), options),
      /** Delete a choice of a dialog. */
      delete: <Category extends CategoryWithChoices>(input: CmdbDialogDeleteInput<Category>, options?: CallOptions & CmdbDialogDeleteOptions): Promise<CmdbDialogDeleteResult> =>
        this.send(calls.cmdb.dialog.delete(input, options), options),
      /** Read the choices of a dialog. */
      read: <Category extends CategoryWithChoices>(input: CmdbDialogReadInput<Category>, options?: CallOptions): Promise<CmdbDialogReadResult> =>
        this.send(calls.cmdb.dialog.read(input), options),
      /** Retitle a choice of a dialog. */
      update: <Category extends CategoryWithChoices>(input: CmdbDialogUpdateInput<Category>, options?: CallOptions & CmdbDialogUpdateOptions): Promise<CmdbDialogUpdateResult> =>
        this.send(calls.cmdb.dialog.update(input, options), options),
    }),
    external: {
      link: {
        /** Link an object to an external id. */
        v2: (input: CmdbExternalLinkV2Input, options?: CallOptions & CmdbExternalLinkV2Options): Promise<CmdbExternalLinkV2Result> =>
          this.send(calls.cmdb.external.link.v2(input, options), options),
      },
      pull: {
        /** Read the objects of a data source. */
        v2: (input: CmdbExternalPullV2Input, options?: CallOptions): Promise<CmdbExternalPullV2Result> =>
          this.send(calls.cmdb.external.pull.v2(input), options),
      },
      push: {
        /** Write what a data source knows of an object. */
        v2: (input: CmdbExternalPushV2Input, options?: CallOptions & CmdbExternalPushV2Options): Promise<CmdbExternalPushV2Result> =>
          this.send(calls.cmdb.external.push.v2(input, options), options),
      },
    },
    impact: callable({
      /** Read what depends on an object along relations. */
      read: (input: CmdbImpactReadInput, options?: CallOptions & CmdbImpactReadOptions): Promise<CmdbImpactReadResult> =>
        this.send(calls.cmdb.impact.read(input, options), options),
    }),
    location_tree: callable({
      /** Read what stands in a place. */
      read: (input: CmdbLocationTreeReadInput, options?: CallOptions & CmdbLocationTreeReadOptions): Promise<CmdbLocationTreeReadResult> =>
        this.send(calls.cmdb.location_tree.read(input, options), options),
    }),
    logbook: callable({
      /** Write a message in the logbook. */
      create: (input: CmdbLogbookCreateInput, options?: CallOptions & CmdbLogbookCreateOptions): Promise<CmdbLogbookCreateResult> =>
        this.send(calls.cmdb.logbook.create(input, options), options),
      /** Read the logbook. */
      read: (input: CmdbLogbookReadInput = {}, options?: CallOptions): Promise<CmdbLogbookReadResult> =>
        this.send(calls.cmdb.logbook.read(input), options),
    }),
    object: callable({
      /** Archive an object. */
      archive: (input: CmdbObjectArchiveInput, options?: CallOptions & CmdbObjectArchiveOptions): Promise<CmdbObjectArchiveResult> =>
        this.send(calls.cmdb.object.archive(input, options), options),
      /** Create an object. */
      create: (input: CmdbObjectCreateInput, options?: CallOptions & CmdbObjectCreateOptions): Promise<CmdbObjectCreateResult> =>
        this.send(calls.cmdb.object.create(input, options), options),
      /** Archive, delete or purge an object. */
      delete: (input: CmdbObjectDeleteInput, options?: CallOptions & CmdbObjectDeleteOptions): Promise<CmdbObjectDeleteResult> =>
        this.send(calls.cmdb.object.delete(input, options), options),
      /** Mark an object as mass change template. */
      markAsMassChangeTemplate: (input: CmdbObjectMarkAsMassChangeTemplateInput, options?: CallOptions & CmdbObjectMarkAsMassChangeTemplateOptions): Promise<CmdbObjectMarkAsMassChangeTemplateResult> =>
        this.send(calls.cmdb.object.markAsMassChangeTemplate(input, options), options),
      /** Mark an object as template. */
      markAsTemplate: (input: CmdbObjectMarkAsTemplateInput, options?: CallOptions & CmdbObjectMarkAsTemplateOptions): Promise<CmdbObjectMarkAsTemplateResult> =>
        this.send(calls.cmdb.object.markAsTemplate(input, options), options),
      /** Purge an object. */
      purge: (input: CmdbObjectPurgeInput, options?: CallOptions & CmdbObjectPurgeOptions): Promise<CmdbObjectPurgeResult> =>
        this.send(calls.cmdb.object.purge(input, options), options),
      /** Purge objects where Quickpurge is enabled. */
      quickpurge: (input: CmdbObjectQuickpurgeInput, options?: CallOptions & CmdbObjectQuickpurgeOptions): Promise<CmdbObjectQuickpurgeResult> =>
        this.send(calls.cmdb.object.quickpurge(input, options), options),
      /** Read an object. */
      read: (input: CmdbObjectReadInput, options?: CallOptions & CmdbObjectReadOptions): Promise<CmdbObjectReadResult> =>
        this.send(calls.cmdb.object.read(input, options), options),
      /** Recycle an object. */
      recycle: (input: CmdbObjectRecycleInput, options?: CallOptions & CmdbObjectRecycleOptions): Promise<CmdbObjectRecycleResult> =>
        this.send(calls.cmdb.object.recycle(input, options), options),
      /** Change the title of an object. */
      update: (input: CmdbObjectUpdateInput, options?: CallOptions & CmdbObjectUpdateOptions): Promise<CmdbObjectUpdateResult> =>
        this.send(calls.cmdb.object.update(input, options), options),
    }),
    object_type_categories: callable({
      /** Read the categories of an object type. */
      read: (input: CmdbObjectTypeCategoriesReadInput, options?: CallOptions): Promise<CmdbObjectTypeCategoriesReadResult> =>
        this.send(calls.cmdb.object_type_categories.read(input), options),
    }),
    object_type_groups: callable({
      /** Read groups of object types. */
      read: (input: CmdbObjectTypeGroupsReadInput = {}, options?: CallOptions): Promise<CmdbObjectTypeGroupsReadResult> =>
        this.send(calls.cmdb.object_type_groups.read(input), options),
    }),
    object_types: callable({
      /** Read object types. */
      read: (input: CmdbObjectTypesReadInput = {}, options?: CallOptions): Promise<CmdbObjectTypesReadResult> =>
        this.send(calls.cmdb.object_types.read(input), options),
    }),
    objects: callable({
      /** List objects. */
      read: <Selected extends ObjectColumns | undefined = undefined>(input: CmdbObjectsReadInput<Selected> = {}, options?: CallOptions & CmdbObjectsReadOptions): Promise<CmdbObjectsReadResult<Selected>> =>
        this.send(calls.cmdb.objects.read(input, options), options),
      /** List objects. */
      each: <Selected extends ObjectColumns | undefined = undefined>(input: CmdbObjectsReadInput<Selected> = {}, options?: CallOptions & CmdbObjectsReadOptions): AsyncGenerator<Selected extends undefined ? WholeListedObject : ListedObject, void, undefined> =>
        this.each(calls.cmdb.objects.read(input, options), options),
    }),
    objects_by_relation: callable({
      /** Read what relations connect an object with. */
      read: (input: CmdbObjectsByRelationReadInput, options?: CallOptions & CmdbObjectsByRelationReadOptions): Promise<CmdbObjectsByRelationReadResult> =>
        this.send(calls.cmdb.objects_by_relation.read(input, options), options),
    }),
    report: {
      list: {
        /** List the saved reports. */
        v2: (input: CmdbReportListV2Input = {}, options?: CallOptions & CmdbReportListV2Options): Promise<CmdbReportListV2Result> =>
          this.send(calls.cmdb.report.list.v2(input, options), options),
      },
      read: {
        /** Read the rows of a saved report. */
        v2: (input: CmdbReportReadV2Input, options?: CallOptions & CmdbReportReadV2Options): Promise<CmdbReportReadV2Result> =>
          this.send(calls.cmdb.report.read.v2(input, options), options),
      },
    },
    reports: callable({
      /** Read saved reports, or the rows of one. */
      read: (input: CmdbReportsReadInput = {}, options?: CallOptions & CmdbReportsReadOptions): Promise<CmdbReportsReadResult> =>
        this.send(calls.cmdb.reports.read(input, options), options),
      /** Read saved reports, or the rows of one. */
      each: (input: CmdbReportsReadInput = {}, options?: CallOptions & CmdbReportsReadOptions): AsyncGenerator<ReportRow, void, undefined> =>
        this.each(calls.cmdb.reports.read(input, options), options),
    }),
    status: callable({
      /** Delete a CMDB status. */
      delete: (input: CmdbStatusDeleteInput, options?: CallOptions & CmdbStatusDeleteOptions): Promise<CmdbStatusDeleteResult> =>
        this.send(calls.cmdb.status.delete(input, options), options),
      /** Read the CMDB statuses. */
      read: (input: CmdbStatusReadInput = {}, options?: CallOptions): Promise<CmdbStatusReadResult> =>
        this.send(calls.cmdb.status.read(input), options),
      /** Add or change a CMDB status. */
      save: (input: CmdbStatusSaveInput, options?: CallOptions & CmdbStatusSaveOptions): Promise<CmdbStatusSaveResult> =>
        this.send(calls.cmdb.status.save(input, options), options),
    }),
    workstation_components: callable({
      /** Read the workstations of persons. */
      read: (input: CmdbWorkstationComponentsReadInput, options?: CallOptions & CmdbWorkstationComponentsReadOptions): Promise<CmdbWorkstationComponentsReadResult> =>
        this.send(calls.cmdb.workstation_components.read(input, options), options),
    }),
  };

  readonly idoit = {
    constants: callable({
      /** Read the constants. */
      read: (input: IdoitConstantsReadInput = {}, options?: CallOptions): Promise<IdoitConstantsReadResult> =>
        this.send(calls.idoit.constants.read(input), options),
    }),
    /** Open a session. */
    login: (input: IdoitLoginInput = {}, options?: CallOptions): Promise<IdoitLoginResult> =>
      this.send(calls.idoit.login(input), options),
    /** End a session. */
    logout: (input: IdoitLogoutInput = {}, options?: CallOptions): Promise<IdoitLogoutResult> =>
      this.send(calls.idoit.logout(input), options),
    search: callable({
      /** Search objects and entries. */
      read: (input: IdoitSearchReadInput, options?: CallOptions & IdoitSearchReadOptions): Promise<IdoitSearchReadResult> =>
        this.send(calls.idoit.search.read(input, options), options),
    }),
    version: callable({
      /** Read the version and the logged-in user. */
      read: (input: IdoitVersionReadInput = {}, options?: CallOptions): Promise<IdoitVersionReadResult> =>
        this.send(calls.idoit.version.read(input), options),
    }),
  };

  readonly kataster = {
    access: callable({
      /** Read what a key or a user may do. */
      read: (input: KatasterAccessReadInput = {}, options?: CallOptions): Promise<KatasterAccessReadResult> =>
        this.send(calls.kataster.access.read(input), options),
    }),
    audit: callable({
      /** Read the audit. */
      read: (input: KatasterAuditReadInput = {}, options?: CallOptions): Promise<KatasterAuditReadResult> =>
        this.send(calls.kataster.audit.read(input), options),
      /** Read the audit. */
      each: (input: KatasterAuditReadInput = {}, options?: CallOptions): AsyncGenerator<AuditEvent, void, undefined> =>
        this.each(calls.kataster.audit.read(input), options),
    }),
    changes: callable({
      /** Apply several writes, or a plan, as one change set. */
      apply: (input: KatasterChangesApplyInput, options?: CallOptions & KatasterChangesApplyOptions): Promise<KatasterChangesApplyResult> =>
        this.send(calls.kataster.changes.apply(input, options), options),
      /** Compare two moments. */
      compare: (input: KatasterChangesCompareInput, options?: CallOptions): Promise<KatasterChangesCompareResult> =>
        this.send(calls.kataster.changes.compare(input), options),
      /** Follow what is changed. */
      follow: (input: KatasterChangesFollowInput = {}, options?: CallOptions): Promise<KatasterChangesFollowResult> =>
        this.send(calls.kataster.changes.follow(input), options),
      /** Read what was changed. */
      read: (input: KatasterChangesReadInput = {}, options?: CallOptions): Promise<KatasterChangesReadResult> =>
        this.send(calls.kataster.changes.read(input), options),
      /** Undo changes. */
      revert: (input: KatasterChangesRevertInput, options?: CallOptions & KatasterChangesRevertOptions): Promise<KatasterChangesRevertResult> =>
        this.send(calls.kataster.changes.revert(input, options), options),
      /** Read what was changed. */
      each: (input: KatasterChangesReadInput = {}, options?: CallOptions): AsyncGenerator<ChangeSet, void, undefined> =>
        this.each(calls.kataster.changes.read(input), options),
    }),
    dialog: {
      /** Merge a choice into another. */
      merge: <Category extends CategoryWithChoices>(input: KatasterDialogMergeInput<Category>, options?: CallOptions & KatasterDialogMergeOptions): Promise<KatasterDialogMergeResult> =>
        this.send(calls.kataster.dialog.merge(input, options), options),
    },
    grant: callable({
      /** Grant rights. */
      create: (input: KatasterGrantCreateInput, options?: CallOptions): Promise<KatasterGrantCreateResult> =>
        this.send(calls.kataster.grant.create(input), options),
      /** Read what is granted. */
      read: (input: KatasterGrantReadInput = {}, options?: CallOptions): Promise<KatasterGrantReadResult> =>
        this.send(calls.kataster.grant.read(input), options),
      /** Revoke rights. */
      revoke: (input: KatasterGrantRevokeInput, options?: CallOptions): Promise<KatasterGrantRevokeResult> =>
        this.send(calls.kataster.grant.revoke(input), options),
      /** Read what is granted. */
      each: (input: KatasterGrantReadInput = {}, options?: CallOptions): AsyncGenerator<GranteeInfo, void, undefined> =>
        this.each(calls.kataster.grant.read(input), options),
    }),
    impact: callable({
      /** Read what fails with an object. */
      read: (input: KatasterImpactReadInput, options?: CallOptions & KatasterImpactReadOptions): Promise<KatasterImpactReadResult> =>
        this.send(calls.kataster.impact.read(input, options), options),
    }),
    import_profile: callable({
      /** Delete a profile of imports. */
      delete: (input: KatasterImportProfileDeleteInput, options?: CallOptions & KatasterImportProfileDeleteOptions): Promise<KatasterImportProfileDeleteResult> =>
        this.send(calls.kataster.import_profile.delete(input, options), options),
      /** Read the profiles of imports. */
      read: (input: KatasterImportProfileReadInput = {}, options?: CallOptions): Promise<KatasterImportProfileReadResult> =>
        this.send(calls.kataster.import_profile.read(input), options),
      /** Save a profile of imports. */
      save: (input: KatasterImportProfileSaveInput, options?: CallOptions & KatasterImportProfileSaveOptions): Promise<KatasterImportProfileSaveResult> =>
        this.send(calls.kataster.import_profile.save(input, options), options),
    }),
    imports: callable({
      /** Read what imports of a source made. */
      read: (input: KatasterImportsReadInput, options?: CallOptions): Promise<KatasterImportsReadResult> =>
        this.send(calls.kataster.imports.read(input), options),
      /** Write rows of a source. */
      save: (input: KatasterImportsSaveInput, options?: CallOptions & KatasterImportsSaveOptions): Promise<KatasterImportsSaveResult> =>
        this.send(calls.kataster.imports.save(input, options), options),
      /** Read what imports of a source made. */
      each: (input: KatasterImportsReadInput, options?: CallOptions): AsyncGenerator<ImportRecord, void, undefined> =>
        this.each(calls.kataster.imports.read(input), options),
    }),
    key: callable({
      /** Create a key. */
      create: (input: KatasterKeyCreateInput, options?: CallOptions): Promise<KatasterKeyCreateResult> =>
        this.send(calls.kataster.key.create(input), options),
      /** Read the keys. */
      read: (input: KatasterKeyReadInput = {}, options?: CallOptions): Promise<KatasterKeyReadResult> =>
        this.send(calls.kataster.key.read(input), options),
      /** Revoke a key. */
      revoke: (input: KatasterKeyRevokeInput, options?: CallOptions): Promise<KatasterKeyRevokeResult> =>
        this.send(calls.kataster.key.revoke(input), options),
      /** Put a new key in the place of one. */
      rotate: (input: KatasterKeyRotateInput, options?: CallOptions): Promise<KatasterKeyRotateResult> =>
        this.send(calls.kataster.key.rotate(input), options),
      /** Change what a key is good for. */
      update: (input: KatasterKeyUpdateInput, options?: CallOptions): Promise<KatasterKeyUpdateResult> =>
        this.send(calls.kataster.key.update(input), options),
      /** Read the keys. */
      each: (input: KatasterKeyReadInput = {}, options?: CallOptions): AsyncGenerator<KeyInfo, void, undefined> =>
        this.each(calls.kataster.key.read(input), options),
    }),
    object: {
      /** Merge an object into another. */
      merge: (input: KatasterObjectMergeInput, options?: CallOptions & KatasterObjectMergeOptions): Promise<KatasterObjectMergeResult> =>
        this.send(calls.kataster.object.merge(input, options), options),
    },
    object_type: callable({
      /** Read how an object type is configured. */
      read: (input: KatasterObjectTypeReadInput, options?: CallOptions): Promise<KatasterObjectTypeReadResult> =>
        this.send(calls.kataster.object_type.read(input), options),
      /** Set the default template of an object type. */
      update: (input: KatasterObjectTypeUpdateInput, options?: CallOptions & KatasterObjectTypeUpdateOptions): Promise<KatasterObjectTypeUpdateResult> =>
        this.send(calls.kataster.object_type.update(input, options), options),
    }),
    passkey: callable({
      /** Add a passkey. */
      confirm: (input: KatasterPasskeyConfirmInput, options?: CallOptions): Promise<KatasterPasskeyConfirmResult> =>
        this.send(calls.kataster.passkey.confirm(input), options),
      /** Begin to add a passkey. */
      create: (input: KatasterPasskeyCreateInput, options?: CallOptions): Promise<KatasterPasskeyCreateResult> =>
        this.send(calls.kataster.passkey.create(input), options),
      /** Remove a passkey of one's own. */
      delete: (input: KatasterPasskeyDeleteInput, options?: CallOptions): Promise<KatasterPasskeyDeleteResult> =>
        this.send(calls.kataster.passkey.delete(input), options),
      /** Read one's own passkeys. */
      read: (input: KatasterPasskeyReadInput = {}, options?: CallOptions): Promise<KatasterPasskeyReadResult> =>
        this.send(calls.kataster.passkey.read(input), options),
      /** Rename a passkey of one's own. */
      update: (input: KatasterPasskeyUpdateInput, options?: CallOptions): Promise<KatasterPasskeyUpdateResult> =>
        this.send(calls.kataster.passkey.update(input), options),
    }),
    provider: callable({
      /** Test the connection with a directory. */
      connect: (input: KatasterProviderConnectInput, options?: CallOptions): Promise<KatasterProviderConnectResult> =>
        this.send(calls.kataster.provider.connect(input), options),
      /** Delete a provider. */
      delete: (input: KatasterProviderDeleteInput, options?: CallOptions): Promise<KatasterProviderDeleteResult> =>
        this.send(calls.kataster.provider.delete(input), options),
      /** Link an account to a person. */
      link: (input: KatasterProviderLinkInput, options?: CallOptions): Promise<KatasterProviderLinkResult> =>
        this.send(calls.kataster.provider.link(input), options),
      /** Read the providers. */
      read: (input: KatasterProviderReadInput = {}, options?: CallOptions): Promise<KatasterProviderReadResult> =>
        this.send(calls.kataster.provider.read(input), options),
      /** Create or change a provider. */
      save: (input: KatasterProviderSaveInput, options?: CallOptions): Promise<KatasterProviderSaveResult> =>
        this.send(calls.kataster.provider.save(input), options),
      /** Synchronize a directory. */
      sync: (input: KatasterProviderSyncInput, options?: CallOptions): Promise<KatasterProviderSyncResult> =>
        this.send(calls.kataster.provider.sync(input), options),
      /** Try out the rules of a provider. */
      test: (input: KatasterProviderTestInput, options?: CallOptions): Promise<KatasterProviderTestResult> =>
        this.send(calls.kataster.provider.test(input), options),
    }),
    rack: callable({
      /** Read a rack with what is in it. */
      read: (input: KatasterRackReadInput, options?: CallOptions & KatasterRackReadOptions): Promise<KatasterRackReadResult> =>
        this.send(calls.kataster.rack.read(input, options), options),
    }),
    report: callable({
      /** Delete a saved report. */
      delete: (input: KatasterReportDeleteInput, options?: CallOptions & KatasterReportDeleteOptions): Promise<KatasterReportDeleteResult> =>
        this.send(calls.kataster.report.delete(input, options), options),
      /** Read a saved report as a table. */
      read: (input: KatasterReportReadInput, options?: CallOptions & KatasterReportReadOptions): Promise<KatasterReportReadResult> =>
        this.send(calls.kataster.report.read(input, options), options),
      /** Save a report. */
      save: (input: KatasterReportSaveInput, options?: CallOptions & KatasterReportSaveOptions): Promise<KatasterReportSaveResult> =>
        this.send(calls.kataster.report.save(input, options), options),
      /** Read the totals of a saved report. */
      totals: (input: KatasterReportTotalsInput, options?: CallOptions & KatasterReportTotalsOptions): Promise<KatasterReportTotalsResult> =>
        this.send(calls.kataster.report.totals(input, options), options),
      /** Read a saved report as a table. */
      each: (input: KatasterReportReadInput, options?: CallOptions & KatasterReportReadOptions): AsyncGenerator<ReportCells, void, undefined> =>
        this.each(calls.kataster.report.read(input, options), options),
    }),
    schema: callable({
      /** Apply a schema. */
      apply: (input: KatasterSchemaApplyInput = {}, options?: CallOptions & KatasterSchemaApplyOptions): Promise<KatasterSchemaApplyResult> =>
        this.send(calls.kataster.schema.apply(input, options), options),
      /** Preview a schema. */
      preview: (input: KatasterSchemaPreviewInput = {}, options?: CallOptions): Promise<KatasterSchemaPreviewResult> =>
        this.send(calls.kataster.schema.preview(input), options),
      /** Read the schema. */
      read: (input: KatasterSchemaReadInput = {}, options?: CallOptions): Promise<KatasterSchemaReadResult> =>
        this.send(calls.kataster.schema.read(input), options),
    }),
    second_factor: {
      /** Confirm a second factor. */
      confirm: (input: KatasterSecondFactorConfirmInput, options?: CallOptions): Promise<KatasterSecondFactorConfirmResult> =>
        this.send(calls.kataster.second_factor.confirm(input), options),
      /** Begin to set up a second factor. */
      create: (input: KatasterSecondFactorCreateInput, options?: CallOptions): Promise<KatasterSecondFactorCreateResult> =>
        this.send(calls.kataster.second_factor.create(input), options),
      /** Remove the second factor of a user. */
      reset: (input: KatasterSecondFactorResetInput, options?: CallOptions): Promise<KatasterSecondFactorResetResult> =>
        this.send(calls.kataster.second_factor.reset(input), options),
    },
    session: callable({
      /** End a session of one's own. */
      end: (input: KatasterSessionEndInput, options?: CallOptions): Promise<KatasterSessionEndResult> =>
        this.send(calls.kataster.session.end(input), options),
      /** Read one's own sessions. */
      read: (input: KatasterSessionReadInput = {}, options?: CallOptions): Promise<KatasterSessionReadResult> =>
        this.send(calls.kataster.session.read(input), options),
    }),
    trace: callable({
      /** Trace cables from end to end. */
      read: (input: KatasterTraceReadInput, options?: CallOptions & KatasterTraceReadOptions): Promise<KatasterTraceReadResult> =>
        this.send(calls.kataster.trace.read(input, options), options),
    }),
    user: callable({
      /** Create a user. */
      create: (input: KatasterUserCreateInput, options?: CallOptions): Promise<KatasterUserCreateResult> =>
        this.send(calls.kataster.user.create(input), options),
      /** Disable a user. */
      disable: (input: KatasterUserDisableInput, options?: CallOptions): Promise<KatasterUserDisableResult> =>
        this.send(calls.kataster.user.disable(input), options),
      /** Enable a user. */
      enable: (input: KatasterUserEnableInput, options?: CallOptions): Promise<KatasterUserEnableResult> =>
        this.send(calls.kataster.user.enable(input), options),
      /** End the sessions of a user. */
      endSessions: (input: KatasterUserEndSessionsInput, options?: CallOptions): Promise<KatasterUserEndSessionsResult> =>
        this.send(calls.kataster.user.endSessions(input), options),
      /** Change one's own password. */
      password: (input: KatasterUserPasswordInput, options?: CallOptions): Promise<KatasterUserPasswordResult> =>
        this.send(calls.kataster.user.password(input), options),
      /** Read the users. */
      read: (input: KatasterUserReadInput = {}, options?: CallOptions): Promise<KatasterUserReadResult> =>
        this.send(calls.kataster.user.read(input), options),
      /** Set the password of a user. */
      setPassword: (input: KatasterUserSetPasswordInput, options?: CallOptions): Promise<KatasterUserSetPasswordResult> =>
        this.send(calls.kataster.user.setPassword(input), options),
      /** Read the users. */
      each: (input: KatasterUserReadInput = {}, options?: CallOptions): AsyncGenerator<UserInfo, void, undefined> =>
        this.each(calls.kataster.user.read(input), options),
    }),
    webhook: callable({
      /** Create a webhook. */
      create: (input: KatasterWebhookCreateInput, options?: CallOptions): Promise<KatasterWebhookCreateResult> =>
        this.send(calls.kataster.webhook.create(input), options),
      /** Delete a webhook. */
      delete: (input: KatasterWebhookDeleteInput, options?: CallOptions): Promise<KatasterWebhookDeleteResult> =>
        this.send(calls.kataster.webhook.delete(input), options),
      /** Read the deliveries of a webhook that were not made. */
      deliveries: (input: KatasterWebhookDeliveriesInput, options?: CallOptions): Promise<KatasterWebhookDeliveriesResult> =>
        this.send(calls.kataster.webhook.deliveries(input), options),
      /** Read the webhooks. */
      read: (input: KatasterWebhookReadInput = {}, options?: CallOptions): Promise<KatasterWebhookReadResult> =>
        this.send(calls.kataster.webhook.read(input), options),
      /** Resend failed deliveries. */
      resend: (input: KatasterWebhookResendInput, options?: CallOptions): Promise<KatasterWebhookResendResult> =>
        this.send(calls.kataster.webhook.resend(input), options),
      /** Replace the secret of a webhook. */
      rotate: (input: KatasterWebhookRotateInput, options?: CallOptions): Promise<KatasterWebhookRotateResult> =>
        this.send(calls.kataster.webhook.rotate(input), options),
      /** Send a test delivery. */
      test: (input: KatasterWebhookTestInput, options?: CallOptions): Promise<KatasterWebhookTestResult> =>
        this.send(calls.kataster.webhook.test(input), options),
      /** Change a webhook. */
      update: (input: KatasterWebhookUpdateInput, options?: CallOptions): Promise<KatasterWebhookUpdateResult> =>
        this.send(calls.kataster.webhook.update(input), options),
    }),
  };

  readonly rpc = {
    /** Read this document. */
    discover: (input: RpcDiscoverInput = {}, options?: CallOptions): Promise<RpcDiscoverResult> =>
      this.send(calls.rpc.discover(input), options),
  };

  readonly system = {
    endpoints: {
      read: {
        /** Read what every method takes. */
        v2: (input: SystemEndpointsReadV2Input = {}, options?: CallOptions): Promise<SystemEndpointsReadV2Result> =>
          this.send(calls.system.endpoints.read.v2(input), options),
      },
    },
  };
}
