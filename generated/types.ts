// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** An identifier. Positive, never given out twice. */
export type Id = number | string;

/** The id of an object. */
export type ObjectId = Id;

/** Ids of objects. */
export type ObjectIds = ObjectId[];

/** The id of a category entry. An entry of C__CATG__GLOBAL has the id of its object. */
export type EntryId = Id;

/** The id of a record as a text of digits; existing clients get an integer. */
export type RecordId = string;

/** A number as a text of digits, at both addresses. */
export type DigitText = string;

/** The constant of a category, such as C__CATG__MODEL. */
export type CategoryConstant = string;

/** The constant of a category. */
export type CategoryName = string;

/** The key of an attribute within its category. */
export type AttributeKey = string;

/** The constant of an object type. */
export type ObjectTypeConstant = string;

/** The name of a dialog list. */
export type DialogName = string;

/** An object type by its constant or its id. */
export type ObjectTypeReference = string | number;

/** A CMDB status by its constant or its id; null, "" or -1 for the usual one. */
export type CmdbStatusReference = string | number | null;

/** The id of a CMDB status. */
export type CmdbStatusId = Id;

/** The title of a CMDB status, stored exactly as it is sent. */
export type CmdbStatusTitle = string;

/** The constant of a CMDB status that is added. By habit it begins with C__CMDB_STATUS__. */
export type CmdbStatusName = string;

/** A color: six hexadecimal digits, with or without a leading #. */
export type CmdbStatusColor = string;

/** Where a record is in its life. */
export type RecordStatus =
  | 'C__RECORD_STATUS__BIRTH' | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED'
  | 'C__RECORD_STATUS__TEMPLATE' | 'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE';

/** Which entries are read: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one status. */
export type EntryStatusFilter =
  | 2 | 3 | 4 | -1 | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED';

/**
 * Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one
 * status.
 */
export type RelatedStatusFilter =
  | 2 | 3 | 4 | -1 | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED';

/**
 * Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one
 * status.
 */
export type RelationStatusFilter =
  | 2 | 3 | 4 | -1 | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED';

/** Number of levels that are returned. */
export type TreeDepth = number;

/** A relation type by its constant or its id. */
export type RelationTypeReference = string | number;

/** The record status a new object begins with. */
export type InitialStatus =
  | 2 | 3 | 4 | 6 | 7 | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED'
  | 'C__RECORD_STATUS__TEMPLATE' | 'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE';

/** Where an object is sent: archived, deleted, or purged from the database. */
export type DeletionTarget = 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED' | 'C__RECORD_STATUS__PURGE' | 3 | 4 | 5;

/** The title of an object, stored exactly as it is sent. */
export type Title = string;

/** The system identifier of an object: unique, never reused. */
export type Sysid = string;

/** A choice of a dialog: its id as a number, or its constant or title as a text. An unknown title becomes a new choice. */
export type ChoiceInput = string | number | null;

/** The title of a choice, stored exactly as it is sent. */
export type ChoiceTitle = string;

/** The id of a choice that was added to a dialog. */
export type AddedChoiceId = Id;

/** The choice that a new one depends on: its id as a number, or its constant or title as a text. */
export type ParentReference = number | string;

/** A text of several lines; null or "" for none. */
export type Description = string | null;

/** A switch: 0 or 1. */
export type Flag = 0 | 1 | boolean;

/** How many entries are read at most. */
export type PageLimit = number;

/** How many entries are passed over first. */
export type PageOffset = number;

/** How many rows of a list are read at most: a number, or how many are passed over first and a number, such as "20,10". */
export type ListLimit = number | string;

/** Ascending or descending. */
export type SortDirection = 'ASC' | 'DESC' | 'asc' | 'desc';

/** Attribute names and their values. How each attribute type is written is part of the category. */
export type EntryData = Record<string, unknown>;

/** Category constants, each with one entry or a list of entries to create. */
export type EntriesByCategory = Record<string, EntryData | EntryData[]>;

/** Category constants, each with the ids of the created entries, in the order given. */
export type EntryIdsByCategory = Record<string, RecordId[]>;

/** Local time of the server (`TZ`), Y-m-d H:i:s. Where the call names a `time_zone`: ISO 8601 with the offset there. */
export type Timestamp = string;

/** What was done, for people. */
export type Message = string;

/** An object as it is read. */
export interface CmdbObject {
  /** The id of the object. */
  id: RecordId;
  /** Its title. */
  title: Title;
  /** Its system identifier, unique and never given out twice. */
  sysid: Sysid;
  /** The id of its type. */
  objecttype: RecordId;
  /** Title of the object type in the language asked for. */
  type_title: string;
  /** Relative URL of the icon of the object type. */
  type_icon: string;
  /** Where the record is in its life. */
  status: RecordStatus;
  /** The id of its CMDB status. */
  cmdb_status: RecordId;
  /** Title of the CMDB status in the language asked for. */
  cmdb_status_title: string;
  /** When it was created. */
  created: Timestamp;
  /** When it was changed last. */
  updated?: Timestamp;
  /**
   * URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object
   * has no picture, or the caller may not view it (C__CATG__IMAGE).
   */
  image: string;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
}

/** A text that something must be. */
export type FilterText = string;

/** A record status of an object, by constant or number. */
export type ObjectStatus =
  | 'C__RECORD_STATUS__BIRTH' | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED'
  | 'C__RECORD_STATUS__TEMPLATE' | 'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE' | 1 | 2 | 3 | 4 | 6 | 7;

/**
 * How a value is compared. `in` takes a list; `contains`, `begins` and `like` (where * stands for anything) take texts; `set` and
 * `unset` take no value. `!=` and `unset` hold where no entry differs: `!=` where the attribute is set, but nowhere to this.
 */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'contains' | 'begins' | 'like' | 'set' | 'unset';

/**
 * What a value is compared with: a text, a number, a yes or no, or for `in` a list of them. Choices go by id, constant or title,
 * linked objects by id or title, values with a unit by their number in the base unit.
 */
export type ComparedValue = string | number | boolean | (string | number | boolean)[];

/**
 * A condition on an attribute of an object, which one of its normal entries has to meet. Texts are compared regardless of the
 * case of A to Z.
 */
export interface AttributeCondition {
  /** The constant of the category. */
  category: CategoryConstant;
  /** The key of the attribute. */
  key: string;
  /** How the value is compared; by `=` if it is left out. */
  comparison?: Comparison;
  /** What the attribute is compared with; absent where the comparison needs nothing. */
  value?: ComparedValue;
}

/**
 * What the objects of a list must be like; all of it has to hold. Without a status only normal objects are listed. Objects that
 * stand for relations are read by their id; they are in no list.
 */
export interface ObjectFilter {
  /** Ids of objects. */
  ids?: ObjectId[];
  /** Object types, by constant or id: one, or a list of which one must fit. */
  type?: ObjectTypeReference | ObjectTypeReference[];
  /** The title; upper and lower case are the same. */
  title?: FilterText;
  /** The title of the object type in the language of the call; upper and lower case are the same. */
  type_title?: FilterText;
  /** The system identifier. */
  sysid?: FilterText;
  /** The constant of a group of object types, such as C__OBJTYPE_GROUP__INFRASTRUCTURE. */
  type_group?: FilterText;
  /** The first name of a person; the case of A to Z does not count. */
  first_name?: FilterText;
  /** The last name of a person; the case of A to Z does not count. */
  last_name?: FilterText;
  /** An e-mail address of a person, a group or an organisation; the case of A to Z does not count. */
  email?: FilterText;
  /** The object that the others are placed in, at any depth: a site, a room, a rack. It is listed, too. */
  location?: ObjectId;
  /** Comparisons of attributes; all of them have to hold. */
  attributes?: AttributeCondition[];
  /** The record status; normal if it is left out. */
  status?: ObjectStatus;
}

/**
 * What a list of objects is sorted by: a value of the object, or an attribute of its first normal entry as
 * `C__CATG__MODEL-serial`. Equal ones stand by id, and what has no value comes last in either direction; what was never changed
 * stands where it was created. Titles are sorted as in a dictionary: neither case nor accents count first; choices and links by
 * their titles. What is worked out on reading, passwords, files and tables have no order.
 */
export type ObjectSortKey =
  | 'id' | 'title' | 'type' | 'type_title' | 'sysid' | 'cmdb_status_title' | 'created' | 'updated' | 'first_name' | 'last_name'
  | 'email' | string;

/** Position in a list: the cursor of the page before, or "" for the first page. */
export type ListCursor = string;

/** A value of a listed object. */
export type ObjectColumn =
  | 'id' | 'title' | 'sysid' | 'type' | 'created' | 'updated' | 'type_title' | 'type_group_title' | 'type_icon' | 'status'
  | 'cmdb_status' | 'cmdb_status_title' | 'image';

/** Values of the objects that are returned; the id always is. */
export type ObjectColumns = ObjectColumn[];

/** Names of methods. */
export type MethodNames = string[];

/** Constants of categories. */
export type CategoryConstants = CategoryConstant[];

/**
 * Categories whose entries are returned with each object: true for all that its type has or that it has entries in, one constant,
 * or a list.
 */
export type CategoriesWanted = boolean | CategoryConstant | CategoryConstant[];

/** Category constants, each with the normal entries of the object. */
export type EntriesOfObject = Record<string, CategoryEntries>;

/** An object of a list. Without `fields` it has every value; `updated` is absent until the first change. */
export interface ListedObject {
  /** The id of the object. */
  id: RecordId;
  /** Its title. */
  title?: Title;
  /** Its system identifier. */
  sysid?: Sysid;
  /** Id of the object type. */
  type?: RecordId;
  /** When it was created. */
  created?: Timestamp;
  /** When it was changed last. */
  updated?: Timestamp;
  /** Title of the object type in the language asked for. */
  type_title?: string;
  /** Title of the group of the object type in the language asked for. */
  type_group_title?: string;
  /** Relative URL of the icon of the object type. */
  type_icon?: string;
  /** Where the record is in its life. */
  status?: RecordStatus;
  /** The id of its CMDB status. */
  cmdb_status?: RecordId;
  /** Title of the CMDB status in the language asked for. */
  cmdb_status_title?: string;
  /**
   * URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object
   * has no picture, or the caller may not view it (C__CATG__IMAGE).
   */
  image?: string;
  /** Entries by category, where `categories` asked for them. */
  categories?: EntriesOfObject;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
}

/** An object that meets conditions; `updated` is absent until the first change. Ids are texts in every dialect. */
export interface FoundObject {
  /** The id of the object. */
  id: DigitText;
  /** Its title. */
  title: Title;
  /** Its system identifier. */
  sysid: Sysid;
  /** Id of the object type. */
  type: DigitText;
  /** When it was created. */
  created: Timestamp;
  /** When it was changed last. */
  updated?: Timestamp;
  /** Title of the object type in the language asked for. */
  type_title: string;
  /** Title of the group of the object type in the language asked for. */
  type_group_title: string;
  /** Relative URL of the icon of the object type. */
  type_icon: string;
  /** Where the record is in its life. */
  status: FoundStatus;
  /** The id of its CMDB status. */
  cmdb_status: DigitText;
  /** Title of the CMDB status in the language asked for. */
  cmdb_status_title: string;
  /**
   * URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object
   * has no picture, or the caller may not view it (C__CATG__IMAGE).
   */
  image: string;
}

/** Objects that meet conditions, in ascending order of their ids. */
export type FoundObjects = FoundObject[];

/** Objects in the order asked for. */
export type ListedObjects = ListedObject[];

/**
 * A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked for it, how many
 * objects there are on all pages.
 */
export interface ObjectPage {
  /** The objects of this page. */
  objects: ListedObjects;
  /** What the call for the next page names; null after the last page. */
  cursor: ListCursor | null;
  /** Objects on all pages. */
  total?: number;
}

/** The objects; a page of them where `cursor` or `count` was given. */
export type ObjectList = ListedObjects | ObjectPage;

/** How a value is compared: <> is the same as !=, and in like * stands for anything. */
export type ConditionComparison = '=' | '!=' | '<>' | 'like' | 'not like' | '>' | '>=' | '<' | '<=';

/** How a condition goes together with the one before it: AND binds more tightly than OR. */
export type ConditionOperator = 'AND' | 'OR' | 'and' | 'or';

/**
 * A comparison of an attribute, which is named by its category and its key with a hyphen between them, such as
 * C__CATG__MODEL-serial.
 */
export interface ReportCondition {
  /** Category and attribute, such as "C__CATG__GLOBAL-title". */
  property: string;
  /** How the value is compared. */
  comparison: ConditionComparison;
  /** What the value is compared with: a text or a number. Choices go by id, constant or title, linked objects by id or title. */
  value: string | number | boolean;
  /** How this condition is joined with the ones before it. */
  operator?: ConditionOperator;
}

/** Comparisons that objects have to meet together. */
export type ReportConditions = ReportCondition[];

/** Where a record is in its life. */
export type FoundStatus =
  | 'C__RECORD_STATUS__BIRTH' | 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED'
  | 'C__RECORD_STATUS__TEMPLATE' | 'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE';

/** A CMDB status: where the thing itself is in its life. */
export interface CmdbStatus {
  /** The id of the status. */
  id: number;
  /** The title in the language asked for. */
  title: string;
  /** Its constant. */
  constant: string;
  /** Six hexadecimal digits. */
  color: string;
  /** Whether it was added, and so can be changed and deleted. */
  editable: boolean;
}

/** CMDB statuses: those of the catalogue in their order, then those that were added, ascending by id. */
export type CmdbStatuses = CmdbStatus[];

/** The CMDB status was created or changed. */
export interface CmdbStatusSaved {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the status. */
  id: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** An object that stands in another. With `depth` it has the object in which it stands, and its level below the root. */
export interface Place {
  /** The id of the object. */
  id: RecordId;
  /** Its title. */
  title: Title;
  /** Its system identifier. */
  sysid: Sysid;
  /** The id of its type. */
  type: RecordId;
  /** Title of the object type in the language asked for. */
  type_title: string;
  /** Where the record is in its life. */
  status: RecordStatus;
  /** The id of its CMDB status. */
  cmdb_status: RecordId;
  /** Title of the CMDB status in the language asked for. */
  cmdb_status_title: string;
  /** The id of the object it stands in, where levels were asked for. */
  parent?: RecordId;
  /** How many levels below the root it stands, where levels were asked for. */
  depth?: number;
}

/** What stands in an object: siblings by title, and what stands in one of them right after it. */
export type Places = Place[];

/** A relation, by the object that stands for it, and the object it leads to. */
export interface ObjectByRelation {
  /** The relation and the object it leads to. */
  data: {
    /** The id of the object that stands for the relation. */
    id: RecordId;
    /** The relation in words: both objects, and what connects them. */
    title: string;
    /** Empty: a relation has no CMDB status. */
    cmdb_status_title: string;
    /** The id of the object it leads to. */
    related_object: RecordId;
    /** The title of that object. */
    related_title: Title;
    /** The id of the type of that object. */
    related_type: RecordId;
    /** Title of the object type in the language asked for. */
    related_type_title: string;
    /** Title of the CMDB status in the language asked for. */
    related_cmdb_status_title: string;
    /** The id of the object from which the relation leads. */
    master: RecordId;
    /** The id of the object to which the relation leads. */
    slave: RecordId;
    /** The id of the type of the relation. */
    type: RecordId;
    /** Title of the type of relations in the language asked for. */
    type_title: string;
  };
  /** Always false: what follows is asked for by the related object. */
  children: false;
}

/** Relations of an object by the id of the object that stands for each. */
export type ObjectsByRelation = Record<string, ObjectByRelation>;

/** A choice of a dialog. */
export interface Choice {
  /** The id of the choice. */
  id: string;
  /** Its title in the language asked for. */
  title: string;
  /** Its constant; null where there is none. */
  const: string | null;
  /** The English title. */
  title_lang: string;
}

/** An attribute with a list of choices, by its key; or several of one category. */
export type DialogProperty = AttributeKey | AttributeKey[];

/** The choice that another one depends on; its id is null where it depends on none. */
export interface ParentChoice {
  /** The id of the choice; null where there is no parent. */
  id: string | null;
  /** Its constant, empty where there is none. */
  const: string;
  /** Its title in the language asked for. */
  title: string;
}

/** A choice that a dialog offers. A list whose choices depend on those of another names the parent of each. */
export interface OfferedChoice {
  /** The id of the choice. */
  id: string;
  /** The constant, empty where there is none. */
  const: string;
  /** The title in the language asked for. */
  title: string;
  /** The choice of the other list that this one depends on. */
  parent?: ParentChoice;
}

/** The choices of one attribute: those of the catalogue in their order, then those that were added, ascending by id. */
export type OfferedChoices = OfferedChoice[];

/** The choices of the attribute; where a list of attributes was asked for, a list of choices under the key of each. */
export type DialogChoices = OfferedChoices | Record<string, OfferedChoices>;

/** The choice was added, changed or deleted. */
export interface ChoiceSaved {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the choice. */
  entry_id: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** A yes or no. */
export interface YesNo {
  /** "1" for yes, "0" for no. */
  value: '0' | '1';
  /** Yes or no in the language asked for. */
  title: string;
}

/** A value in the unit that stands in the unit attribute. */
export interface Quantity {
  /** The number, in the unit that the entry names beside it. */
  title: number;
}

/** A link to an object. */
export interface ObjectReference {
  /** The id of the object. */
  id: DigitText;
  /** Its title. */
  title: string;
  /** Its system identifier. */
  sysid: string;
  /** The constant of its type. */
  type: ObjectTypeConstant;
  /** The title of its type in the language asked for. */
  type_title: string;
}

/** A link to a category entry. */
export interface EntryReference {
  /** The id of the entry. */
  id: DigitText;
  /** What names the entry. */
  title: string;
  /** The constant of its category. */
  type: CategoryName;
  /** Its host name, where it is an address of a port; null while that is unset. */
  hostname?: string | null;
}

/** A link to a relation: the two objects that it connects, and what it means. */
export interface RelationReference {
  /** The id of the object that stands for the relation. */
  id: DigitText;
  /** The object that the relation is read from. */
  object1: ObjectReference;
  /** The object that the relation leads to. */
  object2: ObjectReference;
  /** What the relation means. */
  relation_type: Choice | null;
}

/** An uploaded file. */
export interface StoredFile {
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** Media type. */
  type: string;
  /** Base64. */
  content?: string;
}

/** A small record within an attribute; its fields stand in the category. */
export type Row = Record<string, string | null | Choice | ObjectReference | EntryReference>;

/** What an attribute reads as. Unset: "" for a plain value, null for one choice or reference, [] for a list. */
export type AttributeValue =
  | string | null | number | Choice | YesNo | Quantity | ObjectReference | EntryReference | StoredFile
  | (Choice | ObjectReference | EntryReference | RelationReference | Row)[];

/** An entry of a category: its id, its object, and every attribute of the category, set or not. */
export interface CategoryEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  [name: string]: unknown;
}

/** Entries in ascending order of their ids. */
export type CategoryEntries = CategoryEntry[];

/** One category or several, by their constants or their numbers. */
export type CategorySelection = CategoryConstant | number | (CategoryConstant | number)[];

/** Entries of an object by the kind and the constant of their category. */
export interface EntriesByKind {
  /** Global categories by their constants. */
  catgID?: Record<string, CategoryEntries>;
  /** Specific categories by their constants. */
  catsID?: Record<string, CategoryEntries>;
  /** Categories of the site by their constants. */
  customID?: Record<string, CategoryEntries>;
}

/** The call was carried out. */
export interface Done {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The entry was created. */
export interface EntryCreated {
  /** The id of the new entry. */
  id: RecordId;
  /** What was done, in the language of the call. */
  message: Message;
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The entry was created or updated. */
export interface EntrySaved {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** Entry id. */
  entry: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The object was created. */
export interface ObjectCreated {
  /** The id of the new object. */
  id: RecordId;
  /** What was done, in the language of the call. */
  message: Message;
  /** Always true: a call that fails returns an error. */
  success: true;
  /** The ids of the entries that were created with it, by category. */
  categories?: EntryIdsByCategory;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The object took the step. */
export interface ObjectMoved {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /**
   * Objects that stood in what was purged, as far as the caller may view them: they stand where that stood, or nowhere. Absent
   * where there are none, and in the dialect.
   */
  relocated?: ChangedObject[];
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** What people call an object type, or a group of them. */
export type DefinitionTitle = string;

/** A text about an object type. */
export type DefinitionNote = string;

/** Yes or no. */
export type DefinitionSwitch = boolean;

/** A place in menus, lowest first. */
export type DefinitionSort = number;

/** One id, or a list of them. */
export type DefinitionIds = Id | Id[];

/** One constant, or a list of them. */
export type DefinitionConstants = SchemaName | SchemaName[];

/** Six hexadecimal digits, with or without #. */
export type ObjectTypeColor = string;

/** The constant of a group of object types. */
export type ObjectTypeGroupConstant = string;

/** A specific category by its constant or its number. */
export type SpecificCategoryReference = CategoryName | number;

/** An object type, or a group of them, was added. */
export interface DefinitionCreated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** Its id. */
  id: number;
  /** What was done, in the language of the call. */
  message: Message;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** An object type, or a group of them, was changed or removed. */
export interface DefinitionChanged {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** Its id. */
  id: number;
  /** Its constant, where the call named it by that. */
  constant?: string;
  /** What was done, in the language of the call. */
  message: Message;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** An object type with its settings. */
export interface ObjectTypeDetails {
  /** Its id. */
  id: number;
  /** Its constant. */
  constant: ObjectTypeConstant;
  /** Title in the language asked for. */
  title: string;
  /** The constant of its title; the title itself where the site added it. */
  titleRaw: string;
  /** What it is for, in the language asked for; null where nothing is said. */
  description: string | null;
  /** The constant of its group; null where it is in none. */
  objectTypeGroup: string | null;
  /** The constant of its specific category; null where it has none. */
  specificCategory: CategoryName | null;
  /** Whether other objects can stand in objects of this type. */
  isContainer: boolean;
  /** Whether it fits into a rack. */
  isPositionableInRack: boolean;
  /** Whether menus show it. */
  isVisible: boolean;
  /** Whether its page begins with an overview. */
  hasOverviewPage: boolean;
  /** Its place in menus; null is last. */
  sort: number | null;
  /** Its colour. */
  color: string;
  /** The status of the type as a record, which is always normal. */
  status: 2;
  /** Whether the site added it. */
  deletable: boolean;
  /** Its categories, where they were asked for. */
  categories?: ObjectTypeCategories;
}

/** Object types with their settings. */
export type ObjectTypeDetailsList = ObjectTypeDetails[];

/** A group of object types with its settings. */
export interface ObjectTypeGroupDetails {
  /** Its id. */
  id: number;
  /** Its constant. */
  constant: string;
  /** Title in the language asked for. */
  title: string;
  /** The constant of its title; the title itself where the site added it. */
  titleRaw: string;
  /** Its place in menus. */
  sort: number;
  /** The status of the group as a record, which is always normal. */
  status: 2;
  /** Whether menus show its types. */
  visible: boolean;
  /** Whether the site added it. */
  deletable: boolean;
}

/** Groups of object types with their settings. */
export type ObjectTypeGroupDetailsList = ObjectTypeGroupDetails[];

/** Which object types are read. Conditions are combined with AND. */
export interface ObjectTypeFilter {
  /** Only this type. */
  id?: ObjectTypeReference;
  /** Only these types. */
  ids?: ObjectTypeReference[];
  /** A title in the language of the call; upper and lower case are the same. */
  title?: string;
  /** Only types with one of these titles. */
  titles?: string[];
  /** Whether types are listed that menus show, or those that they do not. */
  enabled?: Flag;
}

/** What object types are sorted by. */
export type ObjectTypeOrder = 'id' | 'title' | 'status' | 'constant' | 'const';

/** An object type as it is listed. */
export interface ObjectType {
  /** The id of the type. */
  id: DigitText;
  /** Title in the language asked for. */
  title: string;
  /** "1" where other objects can be placed in objects of this type. */
  container: '0' | '1';
  /** Its constant. */
  const: ObjectTypeConstant;
  /** Colour of the type. */
  color: string;
  /** URL of the picture that objects of the type have. */
  image: string;
  /** Relative URL of the icon of the type. */
  icon: string;
  /** The number of its specific category; null where it has none. */
  cats: DigitText | null;
  /** Always "1": there is one tree of menus. */
  tree_group: DigitText;
  /** The status of the type as a record, which is always normal. */
  status: DigitText;
  /** The id of its group; null where it is in none. */
  type_group: DigitText | null;
  /** Title of the group in the language asked for; empty where the type is in none. */
  type_group_title: string;
  /** How many objects it has, where that was asked for. */
  objectcount?: DigitText;
}

/** A row by the names of its columns. */
export type RawRow = Record<string, string | null>;

/** Object types. */
export type ObjectTypes = ObjectType[];

/** A group of object types by its constant or its id. */
export type ObjectTypeGroupReference = string | number;

/** Which groups are read. Conditions are combined with AND. */
export interface ObjectTypeGroupFilter {
  /** Only this group. */
  id?: ObjectTypeGroupReference;
  /** Only these groups. */
  ids?: ObjectTypeGroupReference[];
  /** A title in the language of the call; upper and lower case are the same. */
  title?: string;
  /** Only groups with one of these titles. */
  titles?: string[];
}

/** A group of object types as it is listed. */
export interface ObjectTypeGroup {
  /** The id of the group. */
  id: DigitText;
  /** Title in the language asked for. */
  title: string;
  /** The constant of the group. */
  const: string;
  /** The status of the group as a record, which is always normal. */
  status: DigitText;
}

/** Groups of object types. */
export type ObjectTypeGroups = ObjectTypeGroup[];

/** A category of an object type. */
export interface ObjectTypeCategory {
  /** The number of the category within its kind. */
  id: DigitText;
  /** Title in the language asked for. */
  title: string;
  /** Its constant. */
  const: CategoryName;
  /** "1" where an object may have several entries. */
  multi_value: '0' | '1';
  /** True where objects of the type usually have it; absent otherwise. */
  usual?: boolean;
  /** The number of the category it stands under. */
  parent?: DigitText;
}

/** The categories of an object type: global, specific and those of the site. */
export interface ObjectTypeCategories {
  /** Global categories. */
  catg: ObjectTypeCategory[];
  /** Specific categories. */
  cats: ObjectTypeCategory[];
  /** Categories of the kind custom. */
  custom: ObjectTypeCategory[];
}

/** A category of an object type as existing clients know it. */
export interface KnownCategory {
  /** The number of the category within its kind. */
  id: DigitText;
  /** Title in the language asked for. */
  title: string;
  /** Its constant. */
  const: CategoryName;
  /** "1" where an object may have several entries. */
  multi_value: '0' | '1';
  /** Name of the table in which existing clients know its entries. */
  source_table: string;
  /** The number of the category it stands under. */
  parent?: DigitText;
}

/** An attribute of a category: what it is called, how it is written and what it may hold. */
export interface AttributeInfo {
  /** Title in the language asked for. */
  title: string;
  /** What it is for, in the language asked for; categories of a site may leave it out. */
  description?: string;
  /** What kind of value it holds. */
  type: AttributeType;
  /** Must be there when an entry is created. */
  required: boolean;
  /** Is worked out on reading and cannot be saved. */
  readOnly: boolean;
  /** The dialog of its choices. */
  dialog?: DialogName;
  /** A pattern in the syntax of RE2 that the whole of its text follows. */
  pattern?: string;
  /** The texts or numbers, one of which it is. */
  permittedValues?: (string | number)[];
  /** Within what no two entries have the same value. */
  unique?: UniqueWithin;
  /** The text in which a new entry without a value gets the next number, in the place of [####]. */
  counter?: string;
  /** Former keys by which it may still be named. */
  aliases?: AttributeKey[];
  /** An unknown title creates a choice or an entry. */
  extendable?: boolean;
  /** Key of the attribute whose value restricts this one: to choices below it, or to entries of the object it leads to. */
  dependsOn?: string;
  /** Key of the attribute that holds the unit of this value. */
  unit?: string;
  /** What is measured. */
  measure?: string;
  /** What a link may point to. */
  target?: LinkTarget;
  /** False where it has no order, so that lists cannot be sorted by it. */
  sortable?: boolean;
  /** True where people need not see it: it repeats others, or serves programs. */
  internal?: boolean;
  /** True where it is deprecated: it works on, and nothing new should use it. */
  deprecated?: boolean;
  /** Key of the attribute of which this one is another name: both read and write one link. */
  sameAs?: string;
  /** A list may be written and makes one entry per element. */
  acceptsMany?: boolean;
  /** At most one entry of an object has this set; setting it elsewhere moves it. */
  exclusive?: boolean;
  /** No chain of these links leads back to the object it began at. */
  acyclic?: boolean;
  /** The entry it leads to leads back, and to no other: both say one connection. */
  mutual?: boolean;
  /** Relation type the link creates, or by-role. */
  relation?: string;
  /** The link that it shows from its other side. */
  mirrors?: MirroredLink;
  /** What a computed value is. */
  valueType?: string;
  /** How a computed value follows from other attributes of its entry. */
  expression?: string;
  /** Why nothing works the value out: it reads as "". */
  unavailable?: string;
  /** The columns of its rows. */
  fields?: FieldDefinition[];
  /** What a new entry has where nothing is given. */
  default?: DefaultValue;
  /** Characters a text has at least, unless it is empty, counted after Unicode normalization to NFC. */
  minLength?: number;
  /** Characters a text has at most. */
  maxLength?: number;
  /** The form of its text. */
  format?: TextFormat;
  /** The least that a number may be. */
  minimum?: number;
  /** The most that a number may be. */
  maximum?: number;
  /** Every value is a multiple of this number, such as 0.5 for halves. */
  step?: number;
  /** Key of an attribute whose value comes first: this one is not before it, nor less. */
  notBefore?: string;
}

/** The attributes of a category by their keys, in the order of the catalogue. */
export type CategoryInfo = Record<string, AttributeInfo>;

/** An attribute as existing clients know it. */
export interface KnownAttribute {
  /** Title in the language asked for. */
  title: string;
  /** What is checked. */
  check: {
    /** Whether an entry must have it. */
    mandatory: boolean;
  };
  /** What it is. */
  info: {
    /** Whether it is among the attributes that name an entry. */
    primary_field: boolean;
    /** The same under a later name. */
    primaryField: boolean;
    /** The type of its values as existing clients know it. */
    type: string;
    /** Whether its category shows links from the other side. */
    backward: boolean;
    /** The same under another name. */
    backwardCompatible: boolean;
    /** Its English title. */
    title: string;
    /** Its title in the language asked for. */
    description: string;
  };
  /** How its values are stored. */
  data: {
    /** The type of its column as existing clients know it. */
    type: string;
    /** Whether it cannot be saved. */
    readonly: boolean;
    /** The same under a later name. */
    readOnly: boolean;
    /** Always false. */
    index: boolean;
    /** The name of its column as existing clients know it. */
    field: string;
    /** Its key, where existing clients know its column as that of many fields. */
    field_alias?: string;
    /** The name of its table as existing clients know it. */
    sourceTable: string;
  };
  /** How it is shown. */
  ui: {
    /** How existing clients enter it. */
    type: string;
    /** The dialog of its choices, where it has one, and the form of its field, where its key says that. */
    params: Record<string, string>;
    /** What a new entry has where nothing is given; null where that is nothing. */
    default: string | null;
    /** The name of its field in forms. */
    id: string;
  };
  /** How it is read. */
  format?: {
    /** The class and function by which existing clients read it. */
    callback: string[];
  };
}

/** Constants of the catalogue, each with its title in the language asked for. */
export interface Constants {
  /** Object types. */
  objectTypes: Record<string, string>;
  /** Categories by kind. */
  categories: {
    /** Global categories. */
    g: Record<string, string>;
    /** Specific categories. */
    s: Record<string, string>;
    /** Categories of the site. */
    g_custom: Record<string, string>;
  };
  /** Record statuses. */
  recordStates: Record<string, string>;
  /** Relation types. */
  relationTypes: Record<string, string>;
  /** Objects that every installation has. */
  staticObjects: Record<string, string>;
}

/** A login, or a password. */
export type Credential = string;

/** A session, and whose it is. */
export interface OpenedSession {
  /** Always true: a login that fails returns an error. */
  result: true;
  /** The id of the person who logged in. */
  userid: DigitText;
  /** Name of the person. */
  name: string;
  /** Mail address; empty where there is none. */
  mail: string;
  /** Login of the person. */
  username: string;
  /** What X-RPC-Auth-Session carries from now on. */
  'session-id': string;
  /** The number of the tenant: there is one. */
  'client-id': DigitText;
  /** The installation. */
  'client-name': string;
  /**
   * Whether the password has to be changed first, by kataster.user.password: other calls return PasswordExpired. Absent where it
   * need not.
   */
  password_expired?: true;
  /**
   * Whether a second factor has to be set up first, by kataster.second_factor.create: other calls return SecondFactorRequired.
   * Absent where it need not.
   */
  second_factor_required?: true;
}

/** A session is over. */
export interface EndedSession {
  /** What has been done, in words. */
  message: string;
  /** Always true: the session has ended. */
  result: true;
}

/** The service and the caller. */
export interface ServiceVersion {
  /** The caller. */
  login: {
    /** The id of the person as whom the caller is known; 0 where there is none. */
    userid: DigitText;
    /** Name of the person. */
    name: string;
    /** Mail address; empty where there is none. */
    mail: string;
    /** Login of the person, or title of the key. */
    username: string;
    /** The installation. */
    tenant: string;
    /** The same, as it was called before. */
    mandator: string;
    /** Language of titles and messages. */
    language: 'en' | 'de';
  };
  /** Version of the service; existing clients get that of the servers they were written for. */
  version: string;
  /** Always empty: this is no preview. */
  step: string;
  /** Edition. */
  type: 'OPEN';
}

/** A parameter of a method. */
export interface EndpointParameter {
  /** The types of its value. */
  types: string[];
  /** What it is for. */
  description: string;
  /** Its value is checked. */
  'has-validation': boolean;
  /** What it is where nothing is given. */
  'default-value'?: unknown;
}

/** A method, its parameters, and a call with its result. */
export interface Endpoint {
  /** What the method does. */
  description: string;
  /** Its parameters. */
  parameters: {
    /** Parameters by their names. */
    required: Record<string, EndpointParameter>;
    /** Parameters by their names. */
    optional: Record<string, EndpointParameter>;
  };
  /** A call of the method. */
  'example-request': Record<string, unknown>;
  /** The response to that call. */
  'example-response': Record<string, unknown>;
}

/** Methods by their names. */
export type Endpoints = Record<string, Endpoint>;

/** What is looked for. Every word of it must be found. */
export type SearchText = string;

/** How deep is searched. */
export type SearchMode = 'normal' | 'deep' | 'auto-deep';

/** An object or an entry that was found. */
export interface SearchHit {
  /** The id of the object. */
  documentId: DigitText;
  /** Object type, category and attribute, with ` > ` between. */
  key: string;
  /** The title of the object; where something else was found, followed by a colon and the text. */
  value: string;
  /**
   * Where the object stands, all places from the largest to the nearest with ` > ` between; there where another hit is an object
   * with an equal title, and never in the dialect.
   */
  location_path?: string;
  /** What was searched: always the database of objects. */
  type: 'cmdb';
  /** Where the entry stands, by the numbers of its object, its category and itself. */
  link: string;
  /** How well it fits, up to 100. */
  score: DigitText;
  /** The record status, translated. */
  status: string;
}

/** What was found, best first. */
export type SearchHits = SearchHit[];

/** This document. */
export type OpenRpcDocument = Record<string, unknown>;

/** How a value is accepted, stored, shown and compared. */
export type AttributeType =
  | 'text' | 'textarea' | 'link' | 'integer' | 'number' | 'money' | 'date' | 'datetime' | 'time' | 'timespan' | 'boolean'
  | 'dialog' | 'dialog_plus' | 'multiselect' | 'object' | 'objects' | 'entry' | 'entries' | 'relations' | 'password' | 'upload'
  | 'file' | 'rows' | 'computed';

/**
 * Within what no two normal entries have the same value: the object, the objects of its type, or everything. The case of A to Z
 * does not count.
 */
export type UniqueWithin = 'object' | 'objectType' | 'everywhere';

/** A form that a text has. The documentation describes the check of each. */
export type TextFormat =
  | 'html' | 'mac' | 'ipv4' | 'ipv6' | 'ip' | 'hostname' | 'email' | 'url' | 'wwn' | 'guid' | 'imei' | 'color' | 'integer'
  | 'latitude' | 'longitude' | 'positions';

/** The id of a choice: a number, or a text in lists that the service defines itself. */
export type ChoiceId = number | string;

/** Yes or no, the constant or id of a choice, or a value as it is saved. */
export type DefaultValue = boolean | number | string;

/** What a link may point to. */
export interface LinkTarget {
  /** The category to whose entries it leads. */
  category?: CategoryName;
  /** The categories to whose entries it leads. */
  categories?: CategoryName[];
  /** The types of objects it may lead to. */
  objectTypes?: ObjectTypeConstant[];
  /** The types of objects it may not lead to. */
  excludeObjectTypes?: ObjectTypeConstant[];
  /** Whether it leads only to objects that others can stand in. */
  container?: boolean;
  /** Whether it leads only to entries of the object that has the link. */
  sameObject?: boolean;
  /** Whether it never leads to the entry, or the object, that has the link. */
  notItself?: boolean;
}

/** A column of an attribute that holds rows. */
export interface FieldDefinition {
  /** The key of the column. */
  key: string;
  /** What kind of value it holds. */
  type: 'text' | 'dialog' | 'dialog_plus' | 'object' | 'entry';
  /** The dialog of its choices. */
  dialog?: DialogName;
  /** What a link may point to. */
  target?: LinkTarget;
  /** The form of its text. */
  format?: TextFormat;
}

/** A link that an attribute shows from its other side: what is written on one side is there on both. */
export interface MirroredLink {
  /** The category on the other side. */
  category: CategoryName;
  /** Key of the attribute there. */
  link: string;
}

/** The id of a key: what is no secret of it. */
export type KeyId = string;

/** Whose key it is; stands in created_by and changed_by. Stored exactly as it is sent. */
export type KeyTitle = string;

/**
 * What may be done: view, create, edit, archive (and recycle), delete, purge, or administer keys, users, grants and shared
 * choices.
 */
export type PermittedVerb = 'view' | 'create' | 'edit' | 'archive' | 'delete' | 'purge' | 'administer';

/**
 * What may be done, and to what: object types and categories that are not named are not narrowed. Object types and categories
 * together mean entries of these categories of objects of these types.
 */
export interface Right {
  /** What may be done. */
  verbs: PermittedVerb[];
  /** Constants of object types. */
  object_types?: ObjectTypeName[];
  /** Constants of categories. */
  categories?: CategoryConstant[];
}

/** The constant of an object type, such as C__OBJTYPE__SERVER. */
export type ObjectTypeName = string;

/** What may be done: the union of these. None at all is nothing. */
export type Rights = Right[];

/** What a key or a user may do; null is every right. */
export type KeyRights = Rights | null;

/** The last day a key is good for, until its end in UTC, or the moment it ends, with an offset from UTC; null is never. */
export type KeyExpiry = string | null;

/** An address or a range of addresses (CIDR) of IPv4 or IPv6. IPv4-mapped IPv6 counts as IPv4. */
export type AddressRange = string;

/**
 * Where a key may be used from: the address of the peer of the connection is in one of these ranges. Behind a proxy the peer is
 * the proxy. null is everywhere.
 */
export type KeyAddresses = AddressRange[] | null;

/** A moment, ISO 8601 in UTC. Where the call names a `time_zone`: with the offset there. */
export type Moment = string;

/** A key, without its text and its digest. */
export interface KeyInfo {
  /** The id of the key. */
  id: string;
  /** Whose key it is. */
  title: string;
  /** The moment it was created. */
  created: Moment;
  /** The moment it ends; null is never. */
  expires: Moment | null;
  /** The moment it was revoked; null where it was not. */
  revoked: Moment | null;
  /** The moment it was last used, stored once a minute; null where it never was. */
  last_used: Moment | null;
  /** What it may do; null is everything. */
  rights: KeyRights;
  /** Where it may be used from; null is everywhere. */
  addresses: KeyAddresses;
  /** The id of the key by which a rotation replaced it; null where there is none. */
  superseded_by: string | null;
}

/** Keys, in the order of their creation. */
export type KeyList = KeyInfo[];

/** The key was created. Its text is returned once and stored nowhere. */
export interface KeyCreated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the key. */
  id: string;
  /** The key itself, for `apikey`. */
  key: string;
}

/** An object type, and how it is configured. */
export interface ConfiguredObjectType {
  /** The id of the type. */
  id: RecordId;
  /** The constant of the type. */
  const: string;
  /** The title of the type in the language of the caller. */
  title: string;
  /** The id of its default template; null where it has none. */
  default_template: string | null;
}

/** The id of an object, or null for none. */
export type DefaultTemplate = ObjectId | null;

/**
 * How long a former key or secret lives on after its rotation: seconds, or a duration of seconds (s), minutes (m), hours (h) or
 * days (d).
 */
export type Grace = number | string;

/** A key was replaced by a new one, whose text is returned once and stored nowhere. */
export interface KeyRotated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the new key. */
  id: string;
  /** The new key itself, for `apikey`. */
  key: string;
  /** The key in whose place it is. */
  former: {
    /** The id of the former key. */
    id: string;
    /** The moment until which it may still be used. */
    expires: Moment;
  };
}

/** The user name of a person. */
export type Login = string;

/** First and last name of a person. */
export type PersonName = string;

/** A login, or the id of a person or a person group. A login counts before an id. */
export type Grantee = string | number;

/** A person group. */
export interface GroupOfUser {
  /** The id of the group. */
  id: number;
  /** The title of the group. */
  title: string;
}

/** A person with a login. */
export interface UserInfo {
  /** The id of the person. */
  id: number;
  /** What they log in with. */
  login: string;
  /** Name of the person. */
  name: string;
  /** Whether the login is not disabled. */
  enabled: boolean;
  /** Whether a password is set. */
  has_password: boolean;
  /** Whether a second factor is set up: an app with codes, or a passkey. */
  has_second_factor: boolean;
  /** What is granted to the person; null is everything. */
  rights: KeyRights;
  /** The person groups they are in, whose rights they have, too. */
  groups: GroupOfUser[];
  /** How many sessions are open. */
  sessions: number;
}

/** Persons with a login, ascending by id. */
export type UserList = UserInfo[];

/** The user was created. */
export interface UserCreated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the person. */
  id: number;
}

/** The sessions of a user were ended. */
export interface SessionsEnded {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** How many there were. */
  ended: number;
}

/** A fingerprint of a session, by which it is ended; nobody can sign in with it. */
export type SessionId = string;

/** An open session of the caller. */
export interface SessionInfo {
  /** The fingerprint of the session. */
  id: SessionId;
  /** The moment it was opened. */
  created: Moment;
  /** The moment it ends. */
  expires: Moment;
  /** The network address that opened it; null where none is known. */
  address: string | null;
  /** The id of the provider that signed the caller in; null for a password or a passkey. */
  provider: string | null;
  /** Whether a passkey opened it. */
  passkey: boolean;
  /** Whether it is the session of this call. */
  current: boolean;
}

/** Open sessions, the newest first. */
export type SessionList = SessionInfo[];

/** A person or a person group to whom something is granted. */
export interface GranteeInfo {
  /** The id of the person or the group. */
  id: number;
  /** Their title. */
  title: string;
  /** The login of a person; null where there is none. */
  login: string | null;
  /** What is granted; null is everything. */
  rights: KeyRights;
}

/** To whom something is granted, ascending by id. */
export type GranteeList = GranteeInfo[];

/** What may be done. */
export type PermittedVerbs = PermittedVerb[];

/** A method that a caller may use on something. */
export interface PermittedMethod {
  /** The name of the method. */
  method: string;
  /** The right that it needs; null where it needs none. */
  verb: PermittedVerb | null;
}

/** What a caller may do to objects of a type. */
export interface PermittedType {
  /** The constant of the object type. */
  const: string;
  /** Its title in the language of the call. */
  title: string;
  /** What may be done to its objects, if in some of their categories alone. */
  verbs: PermittedVerbs;
  /** What of it may be done to the objects themselves and in all their categories. */
  everywhere: PermittedVerbs;
}

/** What a caller may do in a category. */
export interface PermittedCategory {
  /** The constant of the category. */
  const: string;
  /** Its title in the language of the call. */
  title: string;
  /** What may be done to its entries. */
  verbs: PermittedVerbs;
}

/** What a caller may see and do; what is not listed is not permitted. */
export interface PermittedAccess {
  /**
   * Whether the caller is let in: false where the key is revoked or has expired, or the user cannot log in. Then nothing is
   * permitted.
   */
  active: boolean;
  /** All rights together: of the key, or of the user with those of their groups, or what both have; null is everything. */
  rights: KeyRights;
  /** The methods that the caller may use on something, by name. */
  methods: PermittedMethod[];
  /** The object types of whose objects anything may be seen or done, in the order of the catalogue. */
  object_types: PermittedType[];
  /**
   * The categories of which anything may be seen or done: of objects of the type that the call names, or of some type where it
   * names none.
   */
  categories: PermittedCategory[];
}

/** Something was granted or revoked. */
export interface RightsGranted {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** What is granted from now on. */
  rights: Rights;
}

/** Identifies an intended call among those of its caller: 1 to 255 characters, such as a UUID. */
export type IdempotencyKey = string;

/**
 * What happened: a key was made, changed, renewed (another one is in its place), revoked, or used for the first time; somebody
 * logged in, failed to, or logged out; sessions were ended; a password was set or removed; a second factor was set or removed, or
 * a recovery code of it was used; a passkey was added or removed; grants were changed; a provider was created, changed or
 * deleted, an account of it was linked to a person, memberships that it gives were changed, or the login of the last person who
 * may administer stayed enabled against its request; a webhook was created, changed, deleted, or stopped by the service; the
 * service started; an import began, or came to its end; change sets were reverted, history was pruned, an object was forgotten in
 * it, the service made a backup, or a backup was restored.
 */
export type AuditEventName =
  | 'keyCreated' | 'keyChanged' | 'keyRenewed' | 'keyRevoked' | 'keyFirstUsed' | 'loggedIn' | 'loginFailed' | 'loggedOut'
  | 'sessionsEnded' | 'passwordSet' | 'passwordRemoved' | 'secondFactorSet' | 'secondFactorRemoved' | 'passkeyCreated'
  | 'passkeyDeleted' | 'recoveryCodeUsed' | 'grantsChanged' | 'providerSaved' | 'providerDeleted' | 'accountLinked'
  | 'membershipsChanged' | 'deactivationRefused' | 'webhookCreated' | 'webhookChanged' | 'webhookDeleted' | 'webhookStopped'
  | 'started' | 'importBegun' | 'imported' | 'reverted' | 'pruned' | 'forgotten' | 'backedUp' | 'restored';

/** A day in UTC, or a moment with an offset from UTC. */
export type AuditMoment = string;

/** A key, as it was. */
export interface AuditKey {
  /**
   * The id of the key; `command` for commands on the database, `import` for imports, and `installation` for the key that a start
   * makes.
   */
  id: string;
  /** The title it had then; null where it has none. */
  title: string | null;
}

/** A person or a person group, as it was. */
export interface AuditObject {
  /** The id of the object. */
  id: number;
  /** The title it had then; null where nobody knows. */
  title: string | null;
}

/** What an event is about: a key, or a person or person group; neither where it is about the service. */
export interface AuditSubject {
  /** The key. */
  key: AuditKey | null;
  /** The person or person group. */
  object: AuditObject | null;
}

/** Limits of a key, or what is granted to a person or a person group. */
export interface AuditedLimits {
  /** The title of the key. */
  title?: string;
  /** What may be done; null is every right. */
  rights?: KeyRights;
  /** The moment the key ends; null is never. */
  expires?: Moment | null;
  /** Where the key may be used from; null is everywhere. */
  addresses?: KeyAddresses;
}

/**
 * Why sessions were ended: an administrator did so, there were too many, the login was disabled, purged or otherwise changed, the
 * password was set, the second factor was set up or removed, or the status or the type of the person changed, the person was
 * purged, or the provider that signed the person in ended the session, confirms it no more, or was disabled or deleted. That a
 * session is over after its time is no event.
 */
export type SessionEnd =
  | 'administrator' | 'tooMany' | 'loginDisabled' | 'loginPurged' | 'loginChanged' | 'passwordSet' | 'secondFactorChanged'
  | 'personChanged' | 'personPurged' | 'provider';

/**
 * Why a login failed: nobody has the login, the password is wrong, the login is locked after too many guesses, too many guesses
 * came from the address or with the key, the code of the second factor is wrong, a passkey is wrong, the header of a user whom a
 * proxy signed in came from another address than those of KATASTER_PROXIES, or a sign-in at a provider failed: the log says why.
 */
export type LoginFailure =
  | 'unknownLogin' | 'wrongPassword' | 'lockedLogin' | 'tooManyGuesses' | 'wrongCode' | 'wrongPasskey' | 'untrustedProxy'
  | 'provider';

/**
 * `session`: idoit.login opened a session. `password`: calls carry user name and password; those of a person from one address are
 * one login for as long as a session would last. `proxy`: a proxy of KATASTER_PROXIES names the user of calls, which are counted
 * in the same way. `provider`: a sign-in at a provider of OpenID Connect opened a session. `passkey`: a passkey opened one.
 */
export type LoginMeans = 'session' | 'password' | 'proxy' | 'provider' | 'passkey';

/** More about an event; which of these it has follows from the event. No secret is among them. */
export interface AuditDetails {
  /** The title of the key that was made, of the webhook, of the provider, or of the report. */
  title?: string;
  /** What it may do; null is every right. */
  rights?: KeyRights;
  /** The moment the key, or the session that was opened, ends; null is never. */
  expires?: Moment | null;
  /** Where the key may be used from; null is everywhere. */
  addresses?: KeyAddresses;
  /** What was changed, as it was before. */
  from?: AuditedLimits;
  /** What was changed, as it is since. */
  to?: AuditedLimits;
  /** The id of the key that was put in the place of another. */
  successor?: string;
  /** How somebody logged in. */
  means?: LoginMeans;
  /** Why a login failed. */
  reason?: LoginFailure;
  /** How many failed logins the event stands for: those alike within a minute are one. */
  times?: number;
  /**
   * The login that was sent and that nobody has, in one line and no more than 64 characters of it; null where a person has it.
   */
  login?: string | null;
  /** The first of them; `time` is that of the last. */
  since?: Moment;
  /** How many sessions were ended. */
  sessions?: number;
  /** Why they were ended. */
  cause?: SessionEnd;
  /** The id of the webhook. */
  webhook?: string;
  /** The origin of the address that a webhook delivers to: what follows it may be secret. */
  target?: string;
  /** The parts of the webhook, or of the provider, that were changed. */
  changed?: string[];
  /** Why the webhook was stopped. */
  problem?: string;
  /** The version of the program. */
  version?: string;
  /** The name of the machine. */
  host?: string;
  /** The settings by their environment variables. Secrets are `***`; what is not set is left out. */
  settings?: Record<string, string>;
  /** What was imported: the format, and the name of the source. */
  source?: string;
  /** Rows of the dump. */
  rows?: number;
  /** Rows that became something new. */
  created?: number;
  /** Rows that changed what was there. */
  updated?: number;
  /** Rows that changed nothing. */
  unchanged?: number;
  /** Rows that did not fit. */
  skipped?: number;
  /** Numbers of the change sets that were reverted. */
  numbers?: number[];
  /** The number of the change set that reverts them. */
  number?: number;
  /** The moment before which history was removed. */
  until?: Moment;
  /** The backup that was made. */
  file?: string;
  /** The id of the provider. */
  provider?: string;
  /** The account as the provider names it. */
  subject?: string;
  /** Ids of the person groups that the person is in since. */
  added?: number[];
  /** Ids of the person groups that the person is in no more. */
  removed?: number[];
  /** Ids of the person groups that the provider would have taken away, without which nobody could administer. */
  refused?: number[];
}

/** An event of the audit. */
export interface AuditEvent {
  /** The number of the event: a later one has a higher number. */
  number: number;
  /** When it happened, to the millisecond. */
  time: Moment;
  /** What happened. */
  event: AuditEventName;
  /** The same in words, in the language of the call. */
  title: string;
  /** The method or command by which it happened. */
  method: string;
  /** The key by which it happened; null where no key was used. */
  key: AuditKey | null;
  /** The person who did it; null where a key asked alone, or nobody knows. */
  user: AuditObject | null;
  /** Where the call came from; null for commands and the service itself, and where an event stands for many addresses. */
  address: string | null;
  /** What it is about. */
  subject: AuditSubject;
  /** More about it. */
  details: AuditDetails;
}

/** Events of the audit, and what leads to those that follow. */
export interface AuditPage {
  /** The events of this page. */
  events: AuditEvent[];
  /** What the call for the next page names; null after the last page. */
  cursor: ListCursor | null;
}

/** A time zone: its name in the IANA time zone database, UTC, or an offset from UTC. */
export type TimeZoneName = string;

/** A comment on a change: up to 500 characters. */
export type ChangeComment = string;

/** Whether something is asked for. */
export type Asked = boolean;

/**
 * The number of the last change set that changed an object or an entry; 0 where none did. A changed entry moves the revision of
 * its object.
 */
export type Revision = number;

/** The number of a change set, or a time. */
export type PastMoment = number | string;

/** What became of something in a change set; of several steps the last one of this list counts. */
export type ChangeAction = 'edited' | 'archived' | 'markedDeleted' | 'recycled' | 'templated' | 'created' | 'purged';

/**
 * The number of a change set, or a time with its offset, such as 2026-11-22T09:00:00Z. A time stands for the last change set that
 * was committed until then.
 */
export type HistoryMoment = number | string;

/** The form of values: as they read, or as they are kept. */
export type ChangeValues = 'shown' | 'kept';

/** A value as it is kept: ids of choices and links, and what else stands in the database. */
export type KeptValue = boolean | (number | string | KeptRow)[] | KeptRow;

/** The members of a value that is kept as several. */
export type KeptRow = Record<string, string | number | boolean | null | (number | string)[]>;

/**
 * A value of an attribute: in the form in which cmdb.category.read returns it, or as it is kept. Null where the attribute had no
 * value. A password is always `***`.
 */
export type ChangedValue = AttributeValue | KeptValue;

/**
 * An attribute that reads otherwise after a change than before it. A value with a unit comes with the attribute that holds the
 * unit.
 */
export interface ChangedAttribute {
  /** The key of the attribute. */
  key: string;
  /** Its title in the language asked for. */
  title: string;
  /** The value before; null where nothing was there. */
  from: ChangedValue;
  /** The value after; null where nothing is left. */
  to: ChangedValue;
}

/** The object of a change, as it was after it. */
export interface ChangedObject {
  /** The id of the object. */
  id: number;
  /**
   * Its title at that time; empty where the object is gone, or out of the caller's sight, unless the caller may view and
   * administer everything.
   */
  title: string;
  /** The constant of its type at that time. */
  type: ObjectTypeConstant;
}

/** A choice that was added to a dialog, changed or removed. */
export interface ChangedChoice {
  /** The id of the choice. */
  id: number;
  /** The dialog it belongs to. */
  dialog: DialogName;
}

/** A report that was saved, changed or deleted. */
export interface ChangedReport {
  /** The id of the report. */
  id: number;
  /** Its title before the change; of a new one, the one that it got. */
  title: ReportTitle;
}

/** An address of a monitoring server that was added, changed or deleted. */
export interface ChangedLivestatus {
  /** The id of the address. */
  id: number;
  /** Its title before the change; of a new one, the one that it got. */
  title: LivestatusTitle;
}

/**
 * What a change set did to an object, an entry, a choice, an object type, a report, a profile of imports or an address of
 * monitoring.
 */
export interface Change {
  /** What became of it. */
  action: ChangeAction;
  /** The object that changed, or whose entry did; null where the record is part of none. */
  object: ChangedObject | null;
  /** The id of the entry; null where no entry changed. */
  entry: number | null;
  /** The constant of the category of the entry; null where no entry changed. */
  category: CategoryName | null;
  /**
   * The record status of the entry after the change, where the action does not tell: an undo brings an entry back as it was, and
   * one change set may take several steps.
   */
  status?: 'C__RECORD_STATUS__NORMAL' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED';
  /** The choice, where one changed. */
  choice?: ChangedChoice;
  /** The constant of the object type, where the configuration of one changed. */
  object_type?: ObjectTypeConstant;
  /** The report, where one was saved or deleted. */
  report?: ChangedReport;
  /** The profile of imports, where one was saved or deleted. */
  import_profile?: ChangedImportProfile;
  /** The address of a monitoring server, where one changed. */
  livestatus?: ChangedLivestatus;
  /** The definition of the schema, where one changed. */
  definition?: ChangedDefinition;
  /** The attributes that differ, in the order of the catalogue. */
  attributes: ChangedAttribute[];
}

/** The API key of a change set. */
export interface ChangeSetKey {
  /** The id of the key. */
  id: string;
  /** Whose key it is. */
  title: string;
}

/** The user of a change set. */
export interface ChangeSetUser {
  /** The id of the person. */
  id: number;
  /** The name of the person at that time. */
  title: string;
}

/** What one call changed, as far as the caller may see it and asked for it. */
export interface ChangeSet {
  /** The number of the change set; numbers ascend. */
  number: number;
  /** The moment of the change. */
  time: Moment;
  /** The method that was called. */
  method: string;
  /** The comment of the caller; null where there is none. */
  comment: string | null;
  /** The numbers of the change sets that this one undoes; null where it undoes none. */
  reverts: number[] | null;
  /** The key that was used. */
  key: ChangeSetKey;
  /** The user who was logged in; null where a key asked alone. */
  user: ChangeSetUser | null;
  /** The changes in the order in which they were made. */
  changes: Change[];
}

/** A page of change sets. */
export interface History {
  /** The change sets of this page. A page may have none, although others follow. */
  change_sets: ChangeSet[];
  /** What the call for the next page names; null after the last page. */
  cursor: ListCursor | null;
}

/** A page of the differences between two moments. */
export interface ComparedMoments {
  /** Objects and entries that are otherwise at the second moment, each as one change, by object and entry. */
  changes: Change[];
  /** Where the next page begins; null on the last. */
  cursor: ListCursor | null;
}

/** Ids of objects. */
export type ComparedObjects = ObjectId[];

/** Change sets in the order of their commits, and where to go on. */
export interface ChangeFeed {
  /** The change sets that came after the cursor; none where nothing did. */
  change_sets: ChangeSet[];
  /** What the next call names. */
  cursor: ListCursor;
}

/** Seconds that a call waits for something to happen. */
export type WaitSeconds = number;

/** Numbers of change sets. */
export type ChangeSetNumbers = number[];

/**
 * What becomes of an attribute that was changed since, or of a record that something else leads to by now. The first way undoes
 * nothing and returns an error, `skip` leaves it as it is, `overwrite` sets it back as well. Each way undoes nothing where
 * objects would stand in themselves, or positions of connectors be taken twice.
 */
export type OnConflict = 'refuse' | 'skip' | 'overwrite';

/** What was not undone, as more than itself would have been lost. */
export interface RevertConflict {
  /** The id of the object; null where the record is part of none. */
  object: number | null;
  /** The id of the entry; null where it is none. */
  entry: number | null;
  /** The category of the entry; null where it is none. */
  category: CategoryName | null;
  /** The id of the choice, where it is one. */
  choice?: number;
  /** The constant of the object type, where it is the configuration of one. */
  object_type?: ObjectTypeConstant;
  /** The id of the report, where it is one. */
  report?: number;
  /** The id of the profile of imports, where it is one. */
  import_profile?: number;
  /** The id of the address of monitoring, where it is one. */
  livestatus?: number;
  /** The number of the definition, where it is one. */
  definition?: number;
  /** The key of the attribute; null for the record as a whole. */
  attribute: string | null;
  /** Why it was not undone. */
  reason: string;
  /** The value that the undone change left; null where values are not the reason. */
  expected: ChangedValue;
  /** The value that is there now; null where values are not the reason. */
  found: ChangedValue;
}

/** What was undone. */
export interface Reverted {
  /** The number of the change set that undoes the others; null where nothing was left to undo. */
  number: number | null;
  /** How many objects, entries, choices and object types were changed by it. */
  changed: number;
  /** What was not undone. */
  conflicts: RevertConflict[];
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/**
 * The id of a record of a logbook: of a message that is the id of its entry of C__CATG__LOGBOOK; ids of changes are larger than
 * those of entries.
 */
export type LogRecordId = Id;

/**
 * A unix time in seconds; a time such as 2026-11-22 09:30 or 2026-11-22T09:30:00+01:00; or words: now, today, yesterday, -1 day,
 * 2 weeks ago.
 */
export type LogMoment = number | string;

/** The text of a message in a logbook. */
export type LogMessage = string;

/** A choice of the dialog logbook_source: its constant, or its id. */
export type LogSource = string | number;

/** A choice of the dialog logbook_level: its constant, or its id. */
export type LogAlertLevel = string | number;

/** A message in the logbook of an object, or a change of the object or of one of its entries. */
export interface LogRecord {
  /** The id of the record. */
  logbook_id: DigitText;
  /** The id under which C__CATG__LOGBOOK of the object has it. */
  logbook_catg_id: DigitText;
  /** The comment of the call; empty where there is none. */
  comment: string;
  /** The description of a message as it was written; empty for a change. */
  description: string;
  /** A line for each attribute that changed: its title, the former value, an arrow, the new one. Empty for a message. */
  changes: string;
  /** The moment of the message or change. */
  date: Timestamp;
  /** The user who was logged in, or the key where none was. */
  username: string;
  /** The message, or what happened, in the language of the call. */
  event: string;
  /** The id of the object. */
  object_id: DigitText;
  /** The title of the object now; the last one where it was purged. */
  object_title: string;
  /** The title of the object then. */
  object_title_static: string;
  /** The title of the source, in the language of the call. */
  source: string;
  /** The constant of the source: C__LOGBOOK_SOURCE__INTERNAL for changes. */
  source_constant: string;
  /** The id of the alarm level: 1 information, 2 low, 3 middle, 4 high. */
  level_id: DigitText;
}

/** Records of logbooks, the newest first. */
export type LogRecords = LogRecord[];

/** The message was written. */
export interface LogbookWritten {
  /** The id of the message; that of the object with the smallest id, where there are several. */
  id: DigitText;
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** A plan that a dry run returned. */
export type PlanText = string;

/** A name for the result of an operation: letters, digits and underscores. */
export type OperationName = string;

/**
 * Parameters of the method, as in a call of its own. `{"$ref": "srv1.id"}` stands for a member of the result of an earlier
 * operation. Of the options only `if_revision` may stand here.
 */
export type OperationParameters = Record<string, unknown>;

/** A call of a method that writes. */
export interface Operation {
  /** The name of the method: one that takes `dry_run`. */
  method: string;
  /** Its parameters. */
  params: OperationParameters;
  /** The name by which later operations refer to the result. */
  as?: OperationName;
}

/** Operations in the order in which they are carried out. */
export type Operations = Operation[];

/** The result of an operation. */
export type OperationResult = Record<string, unknown>;

/** Operations were carried out as one change set. */
export interface Applied {
  /** The number of the change set; null where nothing was changed, and in a dry run. */
  number: number | null;
  /** The results of the operations, each as its method returns it. */
  results: OperationResult[];
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** One record was merged into another. */
export interface Merged {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The number of the change set; null where nothing was changed, and in a dry run. */
  number: number | null;
  /** How many entries, objects and reports led to the one and lead to the other. */
  moved: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The id of a webhook. */
export type WebhookId = string;

/** What a webhook is for. Stored exactly as it is sent. */
export type WebhookTitle = string;

/**
 * Where deliveries are sent, by https. An address inside the own network, and http, are permitted where the setting
 * KATASTER_WEBHOOK_NETWORKS names its range.
 */
export type WebhookUrl = string;

/**
 * The changes that a webhook delivers; all that is named has to hold. Without any it delivers every change that its key may view.
 */
export interface WebhookFilter {
  /** The category of the entries that changed. */
  category?: CategoryConstant;
  /** The object that changed, or whose entries did. */
  object?: ObjectId;
  /** The category entry that changed. */
  entry?: EntryId;
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
}

/**
 * A value before or after a change, or a list of values of which it is one. Choices go by id, constant or title, linked objects
 * by id or title; choices that are named by their titles are kept by their ids. Texts are compared as they are; null stands for
 * what is not set.
 */
export type WebhookValue = string | number | boolean | null | (string | number | boolean | null)[];

/**
 * A condition that a change meets where it changed an attribute: from one of these values, and to one of those. Where neither is
 * named, any change of the attribute meets it.
 */
export interface WebhookCondition {
  /** The constant of the category; C__CATG__GLOBAL for attributes of the object itself. */
  category: CategoryConstant;
  /** The key of the attribute, such as cmdb_status. */
  attribute: AttributeKey;
  /** The value before the change. */
  from?: WebhookValue;
  /** The value after the change. */
  to?: WebhookValue;
}

/** Conditions on values before and after a change. Only changes that meet one of them are delivered; all where there are none. */
export type WebhookConditions = WebhookCondition[];

/** The secret that deliveries are signed with: `whsec_` and 32 bytes in base64. */
export type WebhookSecret = string;

/** The webhook was created. Its secret is returned once. */
export interface WebhookCreated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the webhook. */
  id: string;
  /** The secret, for the receiver. */
  secret: WebhookSecret;
}

/** A webhook, without its secret. */
export interface WebhookInfo {
  /** The id of the webhook. */
  id: string;
  /** What it is for. */
  title: string;
  /** Where its deliveries are sent. */
  url: string;
  /** The id of the key whose rights decide what it delivers. */
  key: string;
  /** The changes that it delivers. */
  filter: WebhookFilter;
  /** Conditions on values before and after a change. */
  conditions: WebhookConditions;
  /** Whether it delivers; false where it is paused, or was stopped. */
  enabled: boolean;
  /** The moment it was created. */
  created: Moment;
  /** The moment until which deliveries are signed with the former secret as well; null where there is none. */
  former_secret_expires: Moment | null;
  /** The moment something was last delivered; null where nothing was. */
  last_delivered: Moment | null;
  /** What last went wrong; null where nothing did. */
  last_problem: string | null;
  /** When that was. */
  last_problem_time: Moment | null;
}

/** Webhooks, in the order of their creation. */
export type WebhookList = WebhookInfo[];

/** `pending`: still to be made, in the order of the changes. `resent`: tried again on demand. `failed`: given up. */
export type DeliveryState = 'pending' | 'resent' | 'failed';

/** The id of a delivery, which stands in the header `webhook-id` of every attempt. */
export type DeliveryId = string;

/** Ids of deliveries. */
export type DeliveryIds = DeliveryId[];

/** A delivery that was not made: it is still tried, or was given up. */
export interface WebhookDelivery {
  /** The id of the delivery, the same at every attempt. */
  id: string;
  /** The number of the change set. */
  number: number;
  /** Whether it is still tried. */
  state: DeliveryState;
  /** How often it was tried. */
  attempts: number;
  /** When the change set was found. */
  created: Moment;
  /** When it was last tried; null where it was not. */
  last_attempt: Moment | null;
  /** When it is tried next at the earliest; null where it was given up. */
  next_attempt: Moment | null;
  /** What came of the last attempt; null where there was none. */
  outcome: string | null;
}

/** Deliveries, in the order of their changes. */
export type WebhookDeliveries = WebhookDelivery[];

/** Deliveries are tried again. */
export interface WebhookResent {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** How many there are. */
  resent: number;
}

/** A webhook has another secret, which is returned once. */
export interface WebhookRotated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The new secret, for the receiver. */
  secret: WebhookSecret;
  /** The secret in whose place it is. */
  former: {
    /** The moment until which deliveries are signed with it as well. */
    expires: Moment;
  };
}

/** What came of a test delivery. */
export interface WebhookTested {
  /** Whether the receiver accepted it, with a status from 200 to 299. */
  delivered: boolean;
  /** The HTTP status of the response; null where there was none. */
  status: number | null;
  /** The same in words, or why there was no response. */
  outcome: string;
}

/** A relation type by its constant or id, or a list of them. */
export type RelationTypesAsked = string | number | RelationTypeReferences;

/** Relation types by their constants or ids. */
export type RelationTypeReferences = RelationTypeReference[];

/** An object by its title and type. */
export interface ImpactObject {
  /** The id of the object. */
  id: number;
  /** Its title. */
  title: string;
  /** The constant of its type. */
  type: string;
  /** Title of the type in the language asked for. */
  type_title: string;
}

/** Objects of which one suffices, and how many of them fail. */
export interface ImpactRedundancy {
  /** How many there are. */
  of: number;
  /** How many of them fail. */
  lost: number;
}

/** An object that fails with another, or loses redundancy. */
export interface AffectedObject {
  /** The id of the object. */
  id: number;
  /** Its title. */
  title: string;
  /** The constant of its type. */
  type: string;
  /** Title of the type in the language asked for. */
  type_title: string;
  /** How many relations lie between the object that fails first and this one. */
  depth: number;
  /** `fails`, or `degraded` where others stand in for what failed: what depends on the object goes on. */
  state: 'fails' | 'degraded';
  /** Absent where the object fails with any of the objects that it depends on. */
  redundancy?: ImpactRedundancy;
  /** The id of the object that stands for the relation by which it is affected. */
  relation: number;
  /** The constant of the relation type; its id as a text where users added it. */
  relation_type: string;
  /** Title of the relation type in the language asked for. */
  relation_title: string;
  /** Ids of the objects that lead to it, from the one that fails first to the one it depends on. */
  way: number[];
}

/** Objects that fail with another, or lose redundancy, by depth and id. */
export type AffectedObjects = AffectedObject[];

/** A contact of objects that are affected. */
export interface ImpactContact {
  /** The id of the object. */
  id: number;
  /** Its title. */
  title: string;
  /** The constant of its type. */
  type: string;
  /** Title of the type in the language asked for. */
  type_title: string;
  /** Its mail address; empty where there is none. */
  mail: string;
  /** Titles of the roles in which it is assigned. */
  roles: string[];
  /** Ids of the objects that it is assigned to. */
  objects: number[];
}

/** Contacts of objects that are affected, by id. */
export type ImpactContacts = ImpactContact[];

/** What fails with an object, and its contacts. */
export interface ImpactOfObject {
  /** The object that fails. */
  object: ImpactObject;
  /** The objects that fail with it, or lose redundancy, by depth and id. */
  affected: AffectedObjects;
  /** Persons, groups and organizations that are assigned to the object and to those affected. */
  contacts: ImpactContacts;
  /** Whether everything was found: false where the depth, or KATASTER_PAGE_LIMIT, ended the search. */
  complete: boolean;
}

/** Objects that depend on an object, each with those that depend on it. */
export type ImpactTree = ImpactNode[];

/** An object of the tree. */
export interface ImpactNode {
  /** The id of the object. */
  id: number;
  /** Its title. */
  name: string;
  /** The relation by which it depends, and its type and status. */
  data: ImpactNodeData;
  /** Objects that depend on it, of the same form. An object is in the tree once, where it is reached first. */
  children: Record<string, unknown>[];
}

/** The relation of an object of the tree, and what is shown of the object. */
export interface ImpactNodeData {
  /** The relation by which it depends on the object above it. */
  relation: ImpactNodeRelation;
  /** Colour of its type. */
  color: string;
  /** Colour of its CMDB status. */
  statusColor: string;
  /** The id of its type. */
  objTypeID: number;
  /** Title of its type in the language asked for. */
  objectType: string;
  /** The id of the object. */
  objID: number;
}

/** A relation by its type. */
export interface ImpactNodeRelation {
  /** The constant of the relation type; its id as a text where users added it. */
  type: string;
  /** How it is read from the object above to this one. */
  text: string;
}

/** Persons by their ids or mail addresses; each of those that are named. */
export interface PersonFilter {
  /** The id of a person. */
  id?: ObjectId;
  /** Ids of persons. */
  ids?: ObjectId[];
  /** The mail address of a person; the case of A to Z does not count. */
  email?: FilterText;
  /** Mail addresses of persons. */
  emails?: FilterText[];
}

/** A component of a workstation. */
export interface WorkstationComponent {
  /** The object. */
  data: FoundObject;
  /** Always false: nothing is assigned to a component. */
  children: false;
}

/** Components by their ids. */
export type WorkstationComponents = Record<string, WorkstationComponent>;

/** A workstation, and the components that are assigned to it. */
export interface Workstation {
  /** The object. */
  data: FoundObject;
  /** Its components; false where it has none. */
  children: WorkstationComponents | false;
}

/** Workstations by their ids. */
export type Workstations = Record<string, Workstation>;

/** A person, and the workstations that are assigned to it. */
export interface PersonWithWorkstations {
  /** The object. */
  data: FoundObject;
  /** Its workstations; false where it has none. */
  children: Workstations | false;
}

/** Persons by their ids. */
export type PersonsWithWorkstations = Record<string, PersonWithWorkstations>;

/** The question for a contact: which objects it is assigned to. */
export type ContactQuestion = 'assigned_objects_by_contact';

/** A person, group or organisation by its id or mail address. */
export interface ContactFilter {
  /** The id of the contact. */
  id?: ObjectId;
  /** Its mail address; the case of A to Z does not count. */
  email?: FilterText;
}

/** An object that has the contact, and in which role. */
export interface ContactAssignment {
  /** The id of the object. */
  id: DigitText;
  /** Its title. */
  title: Title;
  /** Its system identifier. */
  sysid: Sysid;
  /** Id of the object type. */
  type: DigitText;
  /** Title of the object type in the language of the call. */
  type_title: string;
  /** Whether it is the primary contact of the object. */
  primary: 'Yes' | 'No';
  /** Title of the role; empty where none is set. */
  role: string;
}

/** Objects by the ids of the objects that stand for the relations. */
export type ContactAssignments = Record<string, ContactAssignment>;

/** An IP address. */
export type SearchedAddress = string;

/** A layer-3 net, and what it says of its addresses. */
export interface NetOfAddress {
  /** The id of the net. */
  id: number;
  /** Its title. */
  title: Title;
  /** Its system identifier. */
  sysid: Sysid;
  /** Id of the object type. */
  type: number;
  /** Title of the object type in the language of the call. */
  type_title: string;
  /** The address of the net. */
  address: string;
  /** Its mask; empty where none is set. */
  netmask: string;
  /** The length of its address in bits; null where none is set. */
  cidr_suffix: number | null;
  /** The first address of its range; empty where none is set. */
  range_from: string;
  /** The last address of its range; empty where none is set. */
  range_to: string;
}

/** Layer-3 nets, the smallest first. */
export type NetsOfAddress = NetOfAddress[];

/** A connector or port. */
export interface CableConnector {
  /** The id of the entry. */
  id: number;
  /** Its title. */
  title: string;
  /** Constant of its category. */
  type: string;
  /** Whether it is an input or an output; empty where that is not set, and of ports. */
  inOutput: 'Input' | 'Output' | '';
}

/** The object of a connector or port. */
export interface CabledObject {
  /** The id of the object. */
  id: number;
  /** Its title. */
  title: Title;
  /** Title of the object type in the language of the call. */
  type: string;
  /** Constant of the object type. */
  typeConstant: string;
}

/** The end of a cable. */
export interface CableEnd {
  /** The object and the connector in words. */
  presentation: string;
  /** The connector or port. */
  connector: CableConnector;
  /** Its object. */
  ciObject: CabledObject;
}

/** The two ends of a cable. */
export interface CableEnds {
  /** The end whose entry is the older one; null where the cable is not connected. */
  start: CableEnd | null;
  /** The other end; null where there is none. */
  end: CableEnd | null;
}

/** Saved filters, of which there are none. */
export type NoFilters = string[];

/** An add-on of the service. */
export interface Addon {
  /** Its title. */
  title: string;
  /** Its key. */
  key: string;
  /** Its version. */
  version: string;
  /** The author. */
  author: {
    /** The name of the author. */
    name: string;
  };
  /** Whether it may be used. */
  licensed: boolean;
  /** Whether it is in use. */
  active: boolean;
  /** Whether it is there. */
  installed: boolean;
}

/** The add-ons of the service. */
export interface Addons {
  /** Always true. */
  success: true;
  /** The add-ons. */
  result: Addon[];
}

/** What the service may hold, and what it holds. */
export interface Licence {
  /** Numbers of objects. */
  objectCapacity: {
    /** How many objects are permitted: the largest number that clients hold, as there is no limit. */
    total: number;
    /** How many objects there are that the caller may view. */
    inUse: number;
  };
  /** Add-ons by their keys. */
  addons: Record<string, LicensedAddon>;
  /** Licence keys, of which there are none. */
  licenses: string[];
}

/** Whether an add-on may be used. */
export interface LicensedAddon {
  /** The title of the add-on. */
  label: string;
  /** Whether it may be used. */
  licensed: boolean;
}

/** An object of a rack, by its title and type. */
export interface RackObject {
  /** The id of the object. */
  id: number;
  /** Its title. */
  title: string;
  /** The constant of its type. */
  type: string;
  /** Title of the type in the language asked for. */
  type_title: string;
}

/** Sides of a rack. */
export type RackSides = ('front' | 'rear')[];

/** A device in a rack, and its place. */
export interface RackDevice {
  /** The id of the object. */
  id: number;
  /** Its title. */
  title: string;
  /** The constant of its type. */
  type: string;
  /** Title of the type in the language asked for. */
  type_title: string;
  /** Its lowest unit, or its vertical slot; 10.5 is the upper half of unit 10. */
  from: number;
  /**
   * Its highest unit: `from` plus the height in units, less one. Half a unit of height ends half a unit before `from`, none a
   * whole one; the same as `from` for a vertical slot.
   */
  to: number;
  /** The sides it stands on. */
  sides: RackSides;
  /** Whether it stands in a vertical slot beside the units. */
  vertical: boolean;
  /** Whether the place is kept for it: it is planned, ordered or delivered, and not there yet. */
  reserved: boolean;
  /** Colour of its type: six hexadecimal digits. */
  color: string;
}

/** Devices in a rack, by their first unit and id. */
export type RackDevices = RackDevice[];

/** Objects of a rack, by id. */
export type RackObjects = RackObject[];

/** Units of a rack from the first to the last. */
export interface RackUnits {
  /** The first unit; 10.5 is the upper half of unit 10. */
  from: number;
  /** The last unit: `from` plus the height in units, less one. */
  to: number;
}

/** Ranges of units, ascending. */
export type RackUnitRanges = RackUnits[];

/** Units that nothing takes, by side. */
export interface RackFree {
  /** In front. */
  front: RackUnitRanges;
  /** Behind. */
  rear: RackUnitRanges;
}

/** Vertical slots of a rack by side. */
export interface RackSlots {
  /** In front. */
  front: number;
  /** Behind. */
  rear: number;
}

/** Devices that cannot stand where they do. */
export interface RackConflict {
  /** `overlap` where two take the same unit, `beyond` where one ends outside of the rack. */
  kind: 'overlap' | 'beyond';
  /** Their ids. */
  objects: number[];
  /** The first unit that is concerned. */
  from: number;
  /** The last unit that is concerned: `from` plus the height in units, less one. */
  to: number;
}

/** Devices that cannot stand where they do, by unit; at most 1000. */
export type RackConflicts = RackConflict[];

/** A rack with what is in it. */
export interface RackContent {
  /** The rack. */
  object: RackObject;
  /** Its height in units; null where it is not stated. */
  units: number | null;
  /** `ascending` where unit 1 is at the bottom, `descending` where it is at the top. */
  numbering: 'ascending' | 'descending';
  /** Vertical slots beside the units. */
  slots: RackSlots;
  /** Devices with a place, by their first unit and id. */
  devices: RackDevices;
  /** Objects in the rack without a place, by id. */
  unplaced: RackObjects;
  /** Units that nothing takes; none where the height is not stated. */
  free: RackFree;
  /** Devices that cannot stand where they do. */
  conflicts: RackConflicts;
}

/** A command that existing clients call on the server, as the part of a method name after the first dot. */
export type ConsoleCommand =
  | 'auth.cleanup' | 'import.csv' | 'import.csvprofiles' | 'import.hinventory' | 'import.jdisc' | 'import.jdiscdiscovery'
  | 'import.ocs' | 'import.syslog' | 'import.xml' | 'ldap.sync' | 'ldap.syncdn' | 'logbook.archive' | 'notifications.send'
  | 'report.export' | 'search.index' | 'tenant.list';

/** Options of a command, by their names. Those that a command does not know are ignored. */
export type ConsoleOptions = Record<string, unknown>;

/** Arguments of a command. They are ignored where a command takes none. */
export type ConsoleArguments = string[] | Record<string, unknown>;

/** The outcome of a command. */
export interface ConsoleOutput {
  /** Whether it did what it is for; where not, the output has the reason. */
  success: boolean;
  /** Lines, in the language of the call. */
  output: string[];
}

/** Options of a search; others are ignored. */
export interface SearchOptions {
  /** The text that is searched for. */
  searchString: SearchText;
  [name: string]: unknown;
}

/** The status of the objects that are purged: unfinished, archived or deleted, by constant or number. */
export type CleanedStatus =
  | 'C__RECORD_STATUS__BIRTH' | 'C__RECORD_STATUS__ARCHIVED' | 'C__RECORD_STATUS__DELETED' | '1' | '3' | '4' | 1 | 3 | 4;

/** Options of a cleanup; others are ignored. */
export interface CleanupOptions {
  /** The status of the objects. */
  objectStatus: CleanedStatus;
  [name: string]: unknown;
}

/** A connector or port on the way of a cable. */
export interface TracePoint {
  /** The object that it is on. */
  object: RackObject;
  /** The id of its entry. */
  entry: number;
  /** The constant of its category. */
  category: string;
  /** Its title. */
  title: string;
  /**
   * The positions of it by which the way goes, where it has several, such as fibre 3 of a rear port or lane 2 of a breakout
   * cable.
   */
  positions?: string;
  /**
   * How the way goes on: by a cable, or inside of the object, such as from the front of a panel to its rear. Absent at the end.
   */
  next?: 'cable' | 'inside';
  /** The cable to the next point, where one is documented. */
  cable?: RackObject;
  /** True where the way would go on by several connectors of the object, so that nobody knows by which. */
  splits?: true;
}

/** Connectors and ports from one end of the way to the other. */
export type TracePoints = TracePoint[];

/** A way of cables. */
export interface CableTrace {
  /** Its connectors and ports, in order. */
  points: TracePoints;
}

/** Ways of cables. */
export type CableTraces = CableTrace[];

/** Ways of cables that begin at an object, or lead over it. */
export interface TracedObject {
  /** The object. */
  object: RackObject;
  /** The ways; a connector without a connection has none. */
  traces: CableTraces;
  /** Whether every connector was traced to its end: false beyond 400 connectors, 100 hops, or 2000 ways. */
  complete: boolean;
}

/** The name of a report. */
export type ReportTitle = string;

/** A text about a report. */
export type ReportText = string;

/**
 * A column of a report: `id`, `title`, `sysid`, `type_title`, `cmdb_status_title`, `created` or `updated` of the object, an
 * attribute as `C__CATG__MODEL-serial`, or one of these of the objects that a link leads to, as `C__CATG__LOCATION-parent.title`.
 */
export type ReportColumn = string;

/** Columns of a report, from left to right. */
export type ReportColumns = ReportColumn[];

/** A column of the report, by its name; empty for none. */
export type ReportGrouping = string;

/**
 * A total of a column: how many values there are, their sum or average, the least or the greatest. Numbers and amounts of money
 * have all of them, days and moments `count`, `min` and `max`, others `count` alone.
 */
export type ReportTotalKind = 'count' | 'sum' | 'average' | 'min' | 'max';

/** A total of a column. */
export interface ReportTotal {
  /** The column, by its name. */
  column: ReportColumn;
  /** How its values are summed up. */
  total: ReportTotalKind;
}

/** Totals of columns, in the order of the results. */
export type ReportTotals = ReportTotal[];

/**
 * A row of a report: values as they read, by the titles of the columns. Several entries of a category are one text, with
 * semicolons between them and an empty place for an entry without a value.
 */
export type ReportRow = Record<string, string>;

/** Rows of a report; or, where none is named, the saved reports. */
export type ReportRows = ReportRow[];

/** Rows of a report under its columns. */
export interface ReportTable {
  /** The columns, from left to right. */
  columns: ReportHeading[];
  /** The rows of the page. */
  rows: ReportCells[];
}

/** A column of a report. */
export interface ReportHeading {
  /** Its name. */
  name: ReportColumn;
  /** Its title, which no other column of the report has. */
  title: string;
}

/** A row: a cell for each column, in their order. */
export type ReportCells = ReportCell[];

/**
 * A value as it reads, empty where there is none; in a column that may have several values of an object a list of them, each in
 * the place of its entry.
 */
export type ReportCell = string | ReportPlace[];

/**
 * A value in a list, empty where there is none; a list itself where an entry, or an object that a link leads to, may have
 * several.
 */
export type ReportPlace = string | string[];

/** A total of a column with its value. */
export interface ReportTotalled {
  /** The column, by its name. */
  column: ReportColumn;
  /** How its values are summed up. */
  total: ReportTotalKind;
  /** The title of the column. */
  title: string;
  /** The total over all rows, as values read; empty where no row has a value. */
  value: string;
  /** The unit of this total, here and in groups: that of the first amount. Absent where values have none. */
  unit?: string;
}

/** Rows that read alike in the column by which they form groups. */
export interface ReportGroup {
  /** Their text in that column; empty where they have no value. */
  title: string;
  /** How many rows there are. */
  objects: number;
  /** The totals of the group, in the order of those of the report; empty where no row has a value. */
  values: string[];
}

/** Totals of a report, over all of its rows and in each group. */
export interface ReportSummary {
  /** How many rows the report has. */
  objects: number;
  /** Totals over all rows. */
  totals: ReportTotalled[];
  /** Groups by their titles, those without a value last; none where the report forms none. */
  groups: ReportGroup[];
  /** How many groups there are beyond these. */
  more_groups: number;
}

/** A saved report. */
export interface ReportInfo {
  /** The id of the report. */
  id: number;
  /** The group it belongs to; empty where it has none. */
  category: string;
  /** Its name. */
  title: string;
  /** What it is for. */
  description: string;
  /** When it was saved first. */
  created: Moment;
  /** When it was saved last. */
  modified: Moment;
  /** The objects that it lists. */
  filter: ObjectFilter;
  /** Its columns. */
  columns: ReportColumns;
  /** What its rows are sorted by. */
  order_by: string;
  /** Ascending or descending. */
  sort: 'ASC' | 'DESC';
  /** The column by which its rows form groups; empty where they form none. */
  group_by: string;
  /** Totals of its columns. */
  totals: ReportTotals;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
}

/** Saved reports, by their ids. */
export type ReportInfos = ReportInfo[];

/** A report was saved. */
export interface SavedReport {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the report. */
  id: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The name of a profile of imports. */
export type ImportProfileTitle = string;

/** The title of a column of a CSV file. */
export type ImportColumnTitle = string;

/** What the cells of a column are: `title`, `type`, `id` or `sysid` of the object, or an attribute as `C__CATG__MODEL-serial`. */
export type ImportTarget = string;

/** The unit of numbers, such as `GB`. */
export type ImportUnit = string;

/** What a column of a CSV file becomes. */
export interface ImportColumn {
  /** Its title in the first line of the file. */
  title: ImportColumnTitle;
  /** What its cells are; the column is not imported where this is absent. */
  target?: ImportTarget;
  /** Whether its cells identify objects. */
  key?: boolean;
  /** The unit of numbers that stand without one. */
  unit?: ImportUnit;
}

/** Columns of a CSV file, in their order. */
export type ImportColumns = ImportColumn[];

/** How the characters of a file are encoded. */
export type ImportEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** What stands between the cells of a line: a semicolon, a tab, a comma or a bar. */
export type ImportSeparator = ';' | '\t' | ',' | '|';

/** The constant of the object type of rows that name none; null where each row names one. */
export type ImportProfileType = ObjectTypeConstant | null;

/** How files are encoded; null where that is found out. */
export type ImportProfileEncoding = ImportEncoding | null;

/** What stands between cells; null where that is found out. */
export type ImportProfileSeparator = ImportSeparator | null;

/** A saved profile: how a kind of CSV file is imported. */
export interface ImportProfile {
  /** The id of the profile. */
  id: number;
  /** Its name. */
  title: ImportProfileTitle;
  /** The constant of the object type of rows that name none; null where each row names one. */
  type: ImportProfileType;
  /** Its columns. */
  columns: ImportColumns;
  /** How files are encoded; null where that is found out. */
  encoding: ImportProfileEncoding;
  /** What stands between cells; null where that is found out. */
  separator: ImportProfileSeparator;
}

/** Saved profiles of imports, by their ids. */
export type ImportProfiles = ImportProfile[];

/** A profile of imports was saved. */
export interface SavedImportProfile {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the profile. */
  id: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** A profile of imports that was saved, changed or deleted. */
export interface ChangedImportProfile {
  /** The id of the profile. */
  id: number;
  /** Its title before the change; of a new one, the one that it got. */
  title: ImportProfileTitle;
}

/** The title of an address of monitoring. */
export type LivestatusTitle = string;

/** The name or IP address of a host, or the path of a socket. */
export type LivestatusText = string;

/** A TCP port. */
export type LivestatusPort = number;

/** How a monitoring server is reached: over the network, or by a socket of the file system. */
export type LivestatusConnection = 'tcp' | 'unix';

/** Ids of addresses of monitoring. */
export type LivestatusIds = Id[];

/** The address of a monitoring server that is added. */
export interface LivestatusValues {
  /** What it is called. */
  title: LivestatusTitle;
  /** The name or IP address of its host; null where it is not set. */
  address?: LivestatusText | null;
  /** The TCP port; null where it is not set. */
  port?: LivestatusPort | null;
  /** The path of its socket; null where it is not set. */
  path?: LivestatusText | null;
  /** How the server is reached. */
  connection?: LivestatusConnection;
  /** Whether it is in use. */
  active?: Flag;
}

/** What is changed of the address of a monitoring server. */
export interface LivestatusChanges {
  /** What it is called. */
  title?: LivestatusTitle;
  /** The name or IP address of its host; null where it is not set. */
  address?: LivestatusText | null;
  /** The TCP port; null where it is not set. */
  port?: LivestatusPort | null;
  /** The path of its socket; null where it is not set. */
  path?: LivestatusText | null;
  /** How the server is reached. */
  connection?: LivestatusConnection;
  /** Whether it is in use. */
  active?: Flag;
}

/** The address of a monitoring server. */
export interface LivestatusInfo {
  /** The id of the address. */
  id: number;
  /** What it is called. */
  title: LivestatusTitle;
  /** The name or IP address of its host; null where it is not set. */
  address: LivestatusText | null;
  /** The TCP port; null where it is not set. */
  port: LivestatusPort | null;
  /** The path of its socket; null where it is not set. */
  path: LivestatusText | null;
  /** How the server is reached. */
  connection: LivestatusConnection;
  /** Whether it is in use. */
  active: boolean;
}

/** Addresses of monitoring servers, by their ids. */
export type LivestatusInfos = LivestatusInfo[];

/** An address of monitoring was added. */
export interface LivestatusCreated {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the address. */
  id: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** The name of a data source: an object belongs to one of them. */
export type ExternalType = string;

/** An id that a data source gives to what it knows. */
export type ExternalId = string;

/**
 * Entries that a data source knows: by the constant of the category, then by the strategy (`create`, `update` or `overwrite`),
 * then by the id that the source gives to the entry. Without a strategy it is `update`; of a single-value category the attributes
 * may stand at once. A value of an object `{extType, extId}` stands for the object with that external id; with `title` and
 * `class` it is created where it is not there.
 */
export type ExternalData = Record<string, unknown>;

/** What became of an item. */
export interface ExternalMessage {
  /** What was done with what, or why not, in the language of the call. */
  message: string;
  /** 100 for what was left alone, 200 for what was done, 400 for what was rejected. */
  level: 100 | 200 | 400;
  /** When that was: ISO 8601 with microseconds. */
  datetime: string;
}

/** What became of each item. */
export interface ExternalPushed {
  /** Whether nothing was rejected. */
  success: boolean;
  /** A message for each item, in the order in which they were written. */
  messages: ExternalMessage[];
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** An object that a data source knows. */
export interface ExternalObject {
  /** The id that the data source gives to the object. */
  extId: ExternalId;
  /** The data source. */
  extType: ExternalType;
  /** The id of the object. */
  id: RecordId;
  /** Its title. */
  title: Title;
  /** Its system identifier, unique and never given out twice. */
  sysid: Sysid;
  /** The id of its type. */
  objecttype: RecordId;
  /** Title of the object type in the language asked for. */
  type_title: string;
  /** Relative URL of the icon of the object type. */
  type_icon: string;
  /** Where the record is in its life. */
  status: RecordStatus;
  /** The id of its CMDB status. */
  cmdb_status: RecordId;
  /** Title of the CMDB status in the language asked for. */
  cmdb_status_title: string;
  /** When it was created. */
  created: Timestamp;
  /** When it was changed last. */
  updated?: Timestamp;
  /**
   * URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object
   * has no picture, or the caller may not view it (C__CATG__IMAGE).
   */
  image: string;
  /** Entries that the data source wrote, by the constants of their categories. */
  data?: EntriesOfObject;
}

/** Objects that a data source knows, in the order of its ids. */
export type ExternalObjects = ExternalObject[];

/** The name of a source of imports, such as `netbox:default`. The names that it gives to its rows are its own. */
export type ImportSource = string;

/** The name that a source gives to a row, such as `dcim.device:1`. */
export type ImportName = string;

/** The name of an entry within its row, such as `model`. */
export type ImportPart = string;

/** An object and entries that a row of a source describes. */
export interface ImportRow {
  /** The name by which the row is found again. */
  name: ImportName;
  /**
   * The object that the row is; null where it was one in an earlier import and is none now: then that is archived. Absent where
   * the row has entries of other objects alone.
   */
  object?: ImportObject | null;
  /** Entries of the object, or of others. */
  entries?: ImportEntry[];
}

/** An object as a source describes it. */
export interface ImportObject {
  /** Its type. */
  type: ObjectTypeReference;
  /** Attributes of Global; `title` is one of them. */
  data: EntryData;
}

/** An entry as a source describes it. */
export interface ImportEntry {
  /** Its name within the row. */
  part: ImportPart;
  /** Its category. */
  category: CategoryConstant;
  /** Attributes and their values; null clears one. */
  data: EntryData;
  /** The object that the entry belongs to; that of the row where it is absent. */
  object?: ObjectId;
  /** An entry of that object that another row made, and that gets these attributes as well. */
  entry?: EntryId;
  /**
   * Whether the source describes the entry no more. One of several is archived; of any other the attributes that `data` names are
   * cleared.
   */
  withdrawn?: boolean;
}

/** Rows in the order in which they are written. An object that a row refers to was made by an earlier call. */
export type ImportRows = ImportRow[];

/** What became of the rows. */
export interface ImportSaved {
  /** The number of the change set; null where nothing was changed, and in a dry run. */
  number: number | null;
  /** What became of each row, in their order. */
  rows: ImportedRow[];
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** What became of a row. */
export interface ImportedRow {
  /** The name of the row. */
  name: ImportName;
  /**
   * `created`, `updated` or `unchanged`: the row is written. `empty`: it describes nothing. `rejected`: nothing of it is written.
   */
  result: 'created' | 'updated' | 'unchanged' | 'empty' | 'rejected';
  /** Why it is rejected, in the language of the call; else null. */
  reason: string | null;
  /** Values that are rejected: the row is written without them. */
  refused: ImportRefusal[];
  /** Attributes that had a value until now, and that the row says have none. */
  removed: ImportRemoval[];
  /** The object and the entries that the row stands for now. In a dry run those that would be made have ids that are not kept. */
  records: ImportRecord[];
}

/** A value of a row that is rejected. */
export interface ImportRefusal {
  /** The part of the row; null for its object. */
  part: string | null;
  /** The attribute; null where the whole entry is left out, as it cannot do without a value that is rejected. */
  attribute: string | null;
  /** Why, in the language of the call. */
  reason: string;
}

/** An attribute that a row took the value of. */
export interface ImportRemoval {
  /** The part of the row; null for its object. */
  part: string | null;
  /** The attribute. */
  attribute: string;
}

/** An object or an entry that an import made or changed. */
export interface ImportRecord {
  /** The name of the row; of an entry, followed by a slash and its part: `dcim.device:1/model`. */
  name: string;
  /** The id of the object, or of that of the entry. */
  object: number;
  /** The id of the entry; null for an object. */
  entry: number | null;
}

/** Records of a source, and what leads to those that follow. */
export interface ImportPage {
  /** The records of this page, ascending by name. */
  records: ImportRecord[];
  /** What the call for the next page names; null after the last page. */
  cursor: ListCursor | null;
}

/** The credential id of a passkey, in base64url; nobody can sign in with it. */
export type PasskeyId = string;

/** A name that its owner gives to a passkey. */
export type PasskeyTitle = string;

/** Bytes that an authenticator made, in base64url. */
export type PasskeyData = string;

/** How a browser reaches an authenticator, such as `usb` or `internal`. */
export type PasskeyTransports = string[];

/** Options of WebAuthn: PublicKeyCredentialCreationOptionsJSON. Bytes are in base64url. */
export type PasskeyOptions = Record<string, unknown>;

/** A passkey was added. */
export interface PasskeyAdded {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** The id of the passkey. */
  id: PasskeyId;
}

/** A passkey of the caller. */
export interface PasskeyInfo {
  /** The id of the passkey. */
  id: PasskeyId;
  /** The name that its owner gave it. */
  title: PasskeyTitle;
  /** The moment it was added. */
  created: Moment;
  /** The moment it signed the caller in last; null where it never did. */
  last_used: Moment | null;
}

/** Passkeys, the oldest first. */
export type PasskeyList = PasskeyInfo[];

/** The second factor is used from now on. Of the recovery codes digests alone are stored. */
export interface SecondFactorConfirmed {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** Ten codes for when the app is lost: each works once in the place of a code of the app. */
  recovery_codes: string[];
}

/** A secret for an app, returned once. */
export interface SecondFactorSecret {
  /** The secret in Base32, for typing. */
  secret: string;
  /** The same as an address that apps read from a QR code. */
  uri: string;
}

/**
 * The id of a provider, which the administrator chooses: lower-case letters, digits and hyphens. It stands in the addresses that
 * are entered at the provider.
 */
export type ProviderId = string;

/**
 * The issuer, as its tokens name it: its discovery document is at this address followed by `/.well-known/openid-configuration`.
 * By https; http is permitted to loopback addresses alone. Or a directory by its LDAP URL (RFC 4516):
 * `ldaps://host/base?attribute?sub?(filter)`, where the attribute holds the login and the filter finds persons; `ldap://` uses
 * StartTLS, except to loopback addresses. Or `scim://` and the id of the provider at which the persons sign in, for a client that
 * pushes persons and groups by SCIM; its own id where they sign in at none.
 */
export type ProviderIssuer = string;

/** A text about a provider. Stored exactly as it is sent. */
export type ProviderText = string;

/**
 * The secret that the provider gave this service; an empty text removes it. It is stored encrypted under the key of
 * KATASTER_SECRET_FILE, and never returned.
 */
export type ProviderSecret = string;

/** The scopes that are asked for, separated by spaces; `openid` is among them. */
export type ProviderScopes = string;

/** A group as the provider names it, by its name or its id; a directory names it by its distinguished name. */
export type ProviderGroup = string;

/** Groups as the provider names them. */
export type ProviderGroups = ProviderGroup[];

/** The groups whose members may sign in; everybody whom the provider knows where the list is empty. */
export type AdmittedGroups = ProviderGroup[];

/** Makes the members of a group at the provider members of a person group. */
export interface ProviderRule {
  /** The group as the provider names it. */
  group: ProviderGroup;
  /** The id of the person group. */
  person_group: number;
}

/** The rules by which groups at the provider become person groups. */
export type ProviderRules = ProviderRule[];

/**
 * The fault for which a directory could not be read, or not to its end: `unreachable`, `certificate`, `encryption` (the directory
 * confirms no password without TLS), `account` (name or password of the account that searches), `base`, `filter`, `nobody` (the
 * filter finds no person), `secret` (the stored password cannot be read), `ids` (entries have neither objectGUID nor entryUUID),
 * `other` (another error of the directory), `storage` (the database of this service), or `ended` (the service was stopped, or the
 * time was over).
 */
export type DirectoryFault =
  | 'unreachable' | 'certificate' | 'encryption' | 'account' | 'base' | 'filter' | 'nobody' | 'secret' | 'ids' | 'other'
  | 'storage' | 'ended';

/** Numbers of a sync: what was committed, or would be. */
export interface SyncReport {
  /** Persons in the directory who may sign in. */
  found: number;
  /** Persons who are new here. */
  created: number;
  /** Persons whose groups there, or memberships here, have changed. */
  changed: number;
  /** Persons who are as they were. */
  unchanged: number;
  /** Persons whose login was disabled, as the directory has them no more, or admits them no more. */
  disabled: number;
  /** Memberships in person groups that the rules gave. */
  memberships_added: number;
  /** Memberships that the directory had given, and that were taken away. */
  memberships_removed: number;
  /** SyncRefusals: Persons who were left out, or whose login stays enabled, by the reason. */
  refused: {
    /** The directory has disabled them, or they have expired. */
    disabled: number;
    /** They have no value of the attribute of the login. */
    without_login: number;
    /** They are in none of the admitted groups. */
    not_admitted: number;
    /** Nobody could administer without them. */
    last_administrator: number;
  };
  /** The number of the first change set; null where there is none. */
  first_change_set: number | null;
  /** The number of the last change set; others may have written in between. */
  last_change_set: number | null;
}

/** A sync of a directory. */
export interface DirectorySync {
  /** Whether it runs, or how it ended. */
  state: 'running' | 'done' | 'failed';
  /** When it began. */
  begun: string;
  /** When it ended; null while it runs. */
  ended: string | null;
  /** Whether nothing was to be written. */
  dry_run: boolean;
  /** Why it failed; null where it did not. */
  fault: DirectoryFault | null;
  /** The same in words, in the language of the call. */
  outcome: string;
  /** What was done; null while it runs. */
  report: SyncReport | null;
}

/** What came of a test of a directory. */
export interface DirectoryTested {
  /** Whether persons were found. */
  connected: boolean;
  /** How many, 10000 at most; null where the directory could not be asked. */
  found: number | null;
  /** What is wrong; null where nothing is. */
  fault: DirectoryFault | null;
  /** The same in words, in the language of the call. */
  outcome: string;
}

/** A provider of OpenID Connect or a directory, without its secret. */
export interface ProviderInfo {
  /** The id of the provider. */
  id: string;
  /** The name on the button of the sign-in page. */
  title: string;
  /** The issuer, as its tokens name it, or the address of the directory. */
  issuer: string;
  /**
   * The id by which the provider knows this service; at a directory the distinguished name of the account that searches; of a
   * SCIM client the id of its key.
   */
  client: string;
  /** Whether there is a secret. */
  has_secret: boolean;
  /** The scopes that are asked for, separated by spaces; empty for a directory. */
  scopes: string;
  /**
   * The claim that lists the groups of a person; at a directory the attribute of groups that lists their members, usually
   * `member`.
   */
  groups_claim: string;
  /** The claim that identifies an account; a directory has ids of its own. */
  subject_claim: string;
  /** The groups whose members may sign in; everybody where the list is empty. */
  admitted: string[];
  /** The rules by which groups there become person groups. */
  rules: ProviderRule[];
  /** Whether it signs in. */
  enabled: boolean;
  /** The last sync of a directory, or the one that runs; null where there was none. */
  last_sync: DirectorySync | null;
}

/** Providers, by their titles. */
export type ProviderList = ProviderInfo[];

/** What the rules of a provider give somebody. */
export interface TriedRules {
  /** Whether they may sign in. */
  admitted: boolean;
  /** The groups at the provider that were tried out. */
  groups: string[];
  /** The person groups that the rules give, with what is granted to them. */
  person_groups: {
    /** The id of the person group. */
    id: number;
    /** Its title. */
    title: string;
    /** What is granted to it. */
    rights: Right[];
  }[];
}

/**
 * A definition in the form of the catalogue, of which members that have a usual value may be left out. The service gives out
 * numbers, and makes constants and keys that are left out from titles.
 */
export type SchemaDefinition = Record<string, unknown>;

/** Definitions of a site. What is left out stays as it is. */
export interface SchemaDocument {
  /** Groups of object types. */
  object_type_groups?: SchemaDefinition[];
  /** Lists of choices, by name. Choices that a list has and that are not given stay. */
  dialogs?: SchemaDefinition[];
  /** Types of relations. */
  relation_types?: SchemaDefinition[];
  /** Categories with their attributes. Attributes that a category has and that are not given stay. */
  categories?: SchemaDefinition[];
  /** Object types. */
  object_types?: SchemaDefinition[];
  /** How the site shows categories that ship, by category. */
  category_rules?: SchemaDefinition[];
  /** What the site demands of attributes that ship, by attribute. */
  attribute_rules?: SchemaDefinition[];
  /** How the site shows object types that ship, by type. */
  object_type_rules?: SchemaDefinition[];
}

/** Part of a schema that a definition belongs to, or what a definition consists of. */
export type ChangedPart =
  | 'object_type_groups' | 'dialogs' | 'relation_types' | 'categories' | 'object_types' | 'category_rules' | 'attribute_rules'
  | 'object_type_rules' | 'attributes' | 'choices';

/**
 * A constant, the name of a dialog, an attribute as `C__CATG__CUSTOM_TANK.volume`, or a choice as `medium.C__MEDIUM__OIL` or
 * `medium.2`.
 */
export type SchemaName = string;

/** Names of what goes. */
export type SchemaNames = SchemaName[];

/** How many entries lose values, or get a default. */
export type SchemaLoss = number;

/** How often the schema was changed. */
export type SchemaVersion = number;

/** The definitions of a site, with their version. */
export interface SchemaReading {
  /** The version of the schema. */
  version: SchemaVersion;
  /** Its definitions; those of the catalogue that ships are not among them. */
  schema: SchemaDocument;
  /** What was added, changed and removed since the version that it is compared with. */
  steps?: SchemaDifference[];
}

/** One thing that one version of a schema has otherwise than another one. */
export interface SchemaDifference {
  /** What it is a part of. */
  part: ChangedPart;
  /** Its name. */
  name: SchemaName;
  /** What became of it. */
  change: 'added' | 'changed' | 'removed';
  /** The members that changed. */
  members: string[];
}

/** A stored entry that is in the way of a schema, loses a value by it or gets a default. */
export interface SchemaRefusal {
  /** The attribute, or the category. */
  name: SchemaName;
  /** The member that the entry is in the way of. */
  member: 'unique' | 'required' | 'multiValue' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'step' | 'type' | 'dialog' | 'format' | 'target';
  /** Its object. */
  object: {
    /** The id of the object. */
    id: number;
    /** The title of the object. */
    title: string;
  };
  /** The id of the entry. */
  entry: number;
  /** The value that is in the way; null where there is none. */
  value: string | null;
}

/** One thing that is added, changed or removed. */
export interface SchemaStep {
  /** What it is a part of. */
  part: ChangedPart;
  /** Its name. */
  name: SchemaName;
  /** What becomes of it. */
  change: 'added' | 'changed' | 'removed';
  /** The members that change. */
  members: string[];
  /**
   * Entries that have a value in it or hold the choice, relations or objects of the type, where it is removed; entries whose
   * values are converted.
   */
  touched: number;
  /**
   * How many records name it, where a preview removes, renames or narrows it. Those that the caller may not read do not count.
   */
  uses?: number;
  /** The first hundred of those records. */
  used_by?: SchemaUse[];
}

/** A record that names something of the schema. */
export interface SchemaUse {
  /**
   * What it is: a report, a webhook, a profile of imports, a key, a person or group with grants, or another definition of the
   * schema.
   */
  kind: 'report' | 'webhook' | 'import_profile' | 'key' | 'grantee' | 'definition';
  /** Its id; absent where it has none. */
  id?: string;
  /** Its title; the name of a definition. */
  title: string;
}

/** What applying would do. */
export interface SchemaPreview {
  /** The version of the schema afterwards; of a preview, the one in force. */
  version: SchemaVersion;
  /** What is added, changed and removed. */
  steps: SchemaStep[];
  /** How many entries lose values, or get a default. */
  loss: number;
  /** How many of these have no value of an attribute that becomes required, and get its default; absent where none does. */
  filled?: number;
  /**
   * Stored entries that are in the way, would lose a value by a conversion or get a default, and that the caller may view, where
   * limit or cursor is given; a page may have fewer than limit.
   */
  refused?: SchemaRefusal[];
  /** Where the list of stored values goes on; null on the last page. */
  cursor?: ListCursor | null;
}

/** A schema was applied. */
export interface AppliedSchema {
  /** The version of the schema afterwards; of a preview, the one in force. */
  version: SchemaVersion;
  /** What is added, changed and removed. */
  steps: SchemaStep[];
  /** How many entries lose values, or get a default. */
  loss: number;
  /** How many of these have no value of an attribute that becomes required, and get its default; absent where none does. */
  filled?: number;
  /** What the call would change, where it is a dry run. */
  changes?: Change[];
  /**
   * Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied on is changed. Null
   * where it would be longer than a body may be.
   */
  plan?: PlanText | null;
}

/** A definition of the schema that was added, changed or removed. */
export interface ChangedDefinition {
  /** The number of the definition. */
  id: number;
  /** Its constant, or the name of the dialog. */
  title: SchemaName;
}

/** What all attributes with one key are for that have no description of their own. */
export interface AttributeDescription {
  /** The key of those attributes. */
  key: string;
  /** What they are for. */
  description: Descriptions;
}

/** What a site demands of an attribute beyond its definition. */
export interface AttributeRule {
  /** The attribute, such as C__CATG__MODEL.serial. */
  attribute: string;
  /** What people call it, in the place of its own title. */
  title?: Titles;
  /** What it is for, in the place of its own text. */
  description?: Descriptions;
  /** Whether an entry must have it. */
  required?: boolean;
  /** Whether people need not see it. */
  internal?: boolean;
  /** Whether it is deprecated: it works on, and nothing new should use it. */
  deprecated?: boolean;
  /** What a new entry has where nothing is given. */
  default?: DefaultValue;
  /** A pattern in the syntax of RE2, which the whole of a text follows. Texts of at most 1,000 characters follow one. */
  pattern?: string;
  /** The texts or numbers, one of which it is. */
  permittedValues?: (string | number)[];
  /** Within what no two entries have the same value: the object, the objects of its type, or everything. */
  unique?: UniqueWithin;
  /**
   * A text such as TANK-[####]: a new entry without a value gets the next number in the place of the brackets, with at least so
   * many digits.
   */
  counter?: string;
}

/** How a site shows a category that it did not define. */
export interface CategoryRule {
  /** The constant of the category. */
  category: CategoryName;
  /** What people call it, in the place of its own title. */
  title?: Titles;
  /** What it is for, in the place of its own text. */
  description?: Descriptions;
  /** The category it stands under in menus, in the place of its own. */
  parent?: CategoryName;
  /** Its place in lists of all categories, in the place of its own; null is last. */
  sort?: number | null;
}

/** A category of the catalogue. */
export interface CategoryDefinition {
  /** The package that it came with, where it came with one. */
  origin?: Origin;
  /** The constant, which is the name of the file, too. */
  const: CategoryName;
  /** Number within its kind. */
  id: number | null;
  /** What people call it. */
  title: Titles;
  /** What it is for. */
  description?: Descriptions;
  /** Whether every object type may have it, one alone, or a site added it. */
  kind: 'global' | 'specific' | 'custom';
  /** Name of the table in which existing clients know its entries. */
  table?: string;
  /** Whether an object may have several entries. */
  multiValue: boolean;
  /** How entries come about: edited, seen from the other side of a link, assigned, or only shown; a folder has none. */
  mode: 'edit' | 'backward' | 'assign' | 'folder' | 'view';
  /** Present on every object type. */
  standard?: boolean;
  /** No object type lists it: menus do not show it, and it can be saved and read all the same. */
  unlisted?: true;
  /** The category it stands under in menus. */
  parent?: CategoryName;
  /** Further categories it stands under. */
  alsoUnder?: CategoryName[];
  /** The category whose entries this one reads and writes. */
  sameAs?: CategoryName;
  /** Other constants that mean it. */
  aliases?: CategoryName[];
  /** Dialects in which it counts as a category without data, though it has attributes. */
  withoutDataIn?: ('contract' | 'idoit')[];
  /** Dialects in which it reads as a category without entries, though it has no attributes. */
  emptyIn?: ('contract' | 'idoit')[];
  /** Whose entries it shows from the other side of a link. */
  reverses?: InverseView;
  /** The category whose entries its own are, too. */
  countsAs?: Likeness;
  /** The attributes that say what the title of the object says. */
  objectTitle?: ObjectTitle;
  /** Key of the upload that is the picture of its object. */
  picture?: string;
  /** Key of the link to the object that its object is in. */
  placement?: string;
  /** The attributes by which people and groups are found. */
  contact?: ContactTexts;
  /** Its entry describes a net: netmask and suffix follow from each other, and every address is one of its version. */
  net?: boolean;
  /** Its place in menus; null is last. */
  sort: number | null;
  /** Keys of the attributes that name an entry; the first that is set does. */
  label?: string[];
  /** What its entries hold, in the order of forms. */
  attributes: AttributeDefinition[];
}

/** An attribute of a category. */
export interface AttributeDefinition {
  /** The key, unique in its category. */
  key: string;
  /** Its number, which the service gives out once. */
  id?: number;
  /** The key that callers know it by, where it was renamed: values stay stored under the other one. */
  name?: string;
  /** Former keys by which callers may still name it. */
  aliases?: string[];
  /** What kind of value it holds. */
  type: AttributeType;
  /** What people call it. */
  title: Titles;
  /** What it is for; absent where the one of all attributes with its key fits. */
  description?: Descriptions;
  /** The dialog of its choices. */
  dialog?: DialogName;
  /** Key of the attribute whose value restricts this one: to choices below it, or to entries of the object it leads to. */
  dependsOn?: string;
  /** An unknown title creates a choice or an entry. */
  extendable?: boolean;
  /** Key of the attribute that holds the unit of this value. */
  unit?: string;
  /** What is measured, which decides the base unit. */
  measure?: 'memory' | 'length' | 'weight' | 'frequency' | 'speed' | 'wan_speed' | 'temperature' | 'power' | 'volume' | 'time';
  /** What a link may point to. */
  target?: LinkTarget;
  /** Key of the attribute of which this one is another name: both read and write one link. */
  sameAs?: string;
  /** A list may be written and makes one entry per element. */
  acceptsMany?: boolean;
  /** At most one entry of an object has this set; setting it elsewhere moves it. */
  exclusive?: boolean;
  /** No chain of these links leads back to the object it began at. */
  acyclic?: boolean;
  /** The entry it leads to leads back, and to no other: both say one connection. */
  mutual?: boolean;
  /** Relation type the link creates, or by-role. */
  relation?: string;
  /** The relation is read from what the link leads to: that is its first object, and the object of the entry its second. */
  relationFromTarget?: boolean;
  /** Which relation the link creates with which choice, where the relation is by-role. */
  relationByChoice?: RelationByChoice;
  /** The link that it shows from its other side. */
  mirrors?: MirroredLink;
  /** What it leads to has a link that leads back and says something else. */
  independent?: boolean;
  /** What a computed value is shown as. */
  valueType?: 'text' | 'integer' | 'number' | 'date' | 'datetime' | 'money' | 'boolean';
  /** How a computed value follows from other attributes of its entry, such as amount * price. */
  expression?: string;
  /** Why nothing works out a computed value: it reads as "". */
  unavailable?: Titles;
  /** The columns of its rows. */
  fields?: FieldDefinition[];
  /** Whether an entry must have it. */
  required?: boolean;
  /** Whether it is shown and never saved. */
  readOnly?: boolean;
  /** Whether it is deprecated: it works on, and nothing new should use it. */
  deprecated?: boolean;
  /** The value that the service sets, as nobody saves it. */
  automatic?: AutomaticValue;
  /** What a new entry has where nothing is given. */
  default?: DefaultValue;
  /** Least characters of a text, counted after Unicode normalization to NFC. An empty one is unset all the same. */
  minLength?: number;
  /** Most characters of a text. */
  maxLength?: number;
  /** The form of its text. */
  format?: TextFormat;
  /** A pattern in the syntax of RE2, which the whole of a text follows. Texts of at most 1,000 characters follow one. */
  pattern?: string;
  /** The texts or numbers, one of which it is. */
  permittedValues?: (string | number)[];
  /** Within what no two entries have the same value: the object, the objects of its type, or everything. */
  unique?: UniqueWithin;
  /**
   * A text such as TANK-[####]: a new entry without a value gets the next number in the place of the brackets, with at least so
   * many digits.
   */
  counter?: string;
  /** The least that a number may be. */
  minimum?: number;
  /** The most that a number may be. */
  maximum?: number;
  /** Every value is a multiple of this number, such as 0.5 for halves. */
  step?: number;
  /** Key of an attribute whose value comes first: this one is not before it, nor less. */
  notBefore?: string;
  /** Reading returns the content of the upload. */
  showContent?: boolean;
  /** Key of the attribute that names the uploaded file. */
  nameFrom?: string;
  /** A password that is kept as a hash: it can be set, and is never read. An empty text leaves it as it is. */
  hashed?: boolean;
  /** Whether it is kept for the service itself, and shown to nobody. */
  internal?: boolean;
  /** Key under which the other end of a connection has the same value: both ends share it. */
  atOtherEnd?: string;
  /** Whether entries of the same object may also be named by their titles. */
  byTitle?: boolean;
  /** How existing clients read it while it is unset, where that differs from what its type reads. */
  formerUnset?: 'null' | 'emptyList';
}

/** Whose entries a category shows from the other side of a link. */
export interface InverseView {
  /** The category whose entries are shown. */
  category: CategoryName;
  /** Key of the attribute there that leads to the object here. */
  link: string;
  /** Key of the attribute here that shows the object of the entry. */
  owner: string;
  /** Key of the attribute here that shows the entry itself. */
  entry?: string;
  /** Keys of attributes here that have another key there. */
  attributes?: Record<string, string>;
}

/** A category whose entries these are, too: links to one may lead here, and it shows them as its own. */
export interface Likeness {
  /** The category whose entries these are, too. */
  category: CategoryName;
  /** Key of the attribute there that names the category here. */
  kind: string;
  /** Keys of attributes there that have another key here. */
  attributes?: Record<string, string>;
}

/** The relation type of a link whose relation is by-role. */
export interface RelationByChoice {
  /** Key of the attribute whose choice says which relation the link creates. */
  attribute: string;
  /** Choices that create another relation than the usual one. */
  types: {
    /** Constant of a choice. */
    choice: string;
    /** Relation type the link creates with this choice. */
    relation: string;
    /** That relation is read from what the link leads to. */
    fromTarget?: boolean;
  }[];
  /** Relation type the link creates with any other choice, and without one. */
  otherwise: string;
}

/** Attributes that say what the title of the object says: whichever is saved, the other follows. */
export interface ObjectTitle {
  /** Constant of the object type whose objects have such a title. */
  objectType: string;
  /** Keys of the attributes whose words, in this order, are the title; the last one has all that is left. */
  attributes: string[];
}

/** What the service knows of an entry that is saved, and when it sets that. */
export interface AutomaticValue {
  /**
   * The time of saving, the object of the entry, the title of its type, the person that the caller is known as, the name of the
   * caller, or always the same choice.
   */
  value: 'time' | 'object' | 'objectTypeTitle' | 'caller' | 'callerName' | 'choice';
  /** Constant of that choice. */
  choice?: string;
  /** Whether it is set once, when the entry is created, or whenever it is saved. */
  when: 'created' | 'saved';
  /** Key of an attribute: the value is set when that is sent, and cleared when that is cleared. */
  with?: string;
}

/** Keys of the texts by which people and groups are found in lists of objects. */
export interface ContactTexts {
  /** Key of the first name. */
  first_name?: string;
  /** Key of the last name. */
  last_name?: string;
  /** Key of the e-mail address. */
  email?: string;
}

/** A CMDB status: where the thing itself is in its life. */
export interface CmdbStatusDefinition {
  /** The constant of the status. */
  const: CmdbStatusConstant;
  /** Its number. */
  id: number;
  /** What people call it. */
  title: Titles;
  /** Its colour, six hexadecimal digits. */
  color: string;
  /** Whether people may change it. */
  editable: boolean;
  /** Whether objects may have it. */
  selectable: boolean;
}

/** The constant of a CMDB status. */
export type CmdbStatusConstant = string;

/** An object that a new database begins with. */
export interface DefaultObjectDefinition {
  /** The id of the object. */
  id: number;
  /** The constant by which the service knows it. */
  const?: string;
  /** Whether it can be neither archived nor deleted. */
  permanent?: boolean;
  /** The constant of its type. */
  type: ObjectTypeConstant;
  /** Its title. */
  title: Title;
  /** Where the record is in its life; normal where absent. */
  status?: InitialStatus;
  /** Its entries by category. */
  categories?: EntriesByCategory;
  /** What may be done by this person or the members of this group, to all objects and categories; nothing where absent. */
  verbs?: PermittedVerb[];
}

/** A dialog list and the choices it ships with, in display order. */
export interface DialogDefinition {
  /** The package that it came with, where it came with one. */
  origin?: Origin;
  /** The name, which is that of the file, too. */
  name: DialogName;
  /** What is chosen from it, where its name does not say enough. */
  description?: Descriptions;
  /** What it offers, in the order of lists. */
  choices: ChoiceDefinition[];
}

/** A choice of a dialog as the catalogue ships it. */
export interface ChoiceDefinition {
  /** The id of the choice, below those that users add. */
  id: ChoiceId;
  /** Its constant; null where there is none. */
  const: string | null;
  /** What people call it. */
  title: Titles;
  /** Multiplier to the base unit of the measure. */
  factor?: number;
  /** Its colour, six hexadecimal digits. */
  color?: string;
  /** What existing clients know it by in every language, where that is not its English title. */
  formerTitle?: string;
}

/** A constant that existing clients may still use, and the category it means. */
export interface FormerConstantDefinition {
  /** The constant that clients may still send. */
  former: string;
  /** The category it means. */
  const: CategoryName;
}

/** A group of object types. */
export interface ObjectTypeGroupDefinition {
  /** The package that it came with, where it came with one. */
  origin?: Origin;
  /** The constant of the group. */
  const: string;
  /** Its number. */
  id: number;
  /** What people call it. */
  title: Titles;
  /** Its place in menus. */
  sort: number;
  /** Whether menus show its types; true where it is absent. */
  visible?: boolean;
  /** The constants of its types, in the order of menus. */
  objectTypes: ObjectTypeConstant[];
}

/** How a site shows an object type that it did not define. */
export interface ObjectTypeRule {
  /** The constant of the type. */
  objectType: ObjectTypeConstant;
  /** What people call it, in the place of its own title. */
  title?: Titles;
  /** What it is for, in the place of its own text. */
  description?: Descriptions;
  /** The constant of its group, in the place of its own; null where it is in none. */
  group?: string | null;
  /** Name of an icon of the icon package, in the place of its own. */
  icon?: string;
  /** Its colour, six hexadecimal digits, in the place of its own. */
  color?: string;
  /** Whether other objects can stand in objects of this type. */
  container?: boolean;
  /** Whether menus show it. */
  visible?: boolean;
  /** Whether it fits into a rack. */
  rackable?: boolean;
  /** Its place in menus, in the place of its own; null is last. */
  sort?: number | null;
  /** Whether its page begins with an overview. */
  overview?: boolean;
  /** Categories that its objects show before the others, in this order. */
  firstCategories?: CategoryName[];
  /** Categories that its objects show behind its own. */
  addedCategories?: CategoryName[];
  /** Categories that its objects do not show. What is stored in them stays. */
  hiddenCategories?: CategoryName[];
}

/** An object type of the catalogue. */
export interface ObjectTypeDefinition {
  /** The package that it came with, where it came with one. */
  origin?: Origin;
  /** The constant, which is the name of the file, too. */
  const: ObjectTypeConstant;
  /** The number that methods take beside the constant. */
  id: number;
  /** What people call it. */
  title: Titles;
  /** What it is for. */
  description?: Titles;
  /** The constant of its group; null where it is in none. */
  group: string | null;
  /** Name of an icon of the icon package. */
  icon: string;
  /** Its colour, six hexadecimal digits. */
  color: string;
  /** Whether other objects can stand in objects of this type. */
  container: boolean;
  /** Whether menus show it. */
  visible: boolean;
  /** Whether it fits into a rack. */
  rackable: boolean;
  /** Its place in menus; null is last. */
  sort: number | null;
  /** The category that it alone has. */
  specificCategory?: CategoryName;
  /** Whether its page begins with an overview. */
  overview?: boolean;
  /** The categories of that overview. */
  overviewCategories?: CategoryName[];
  /** The categories that its objects usually have. */
  categories: CategoryName[];
}

/** A record status and its number. */
export interface RecordStatusDefinition {
  /** The constant of the status. */
  const: string;
  /** The number by which existing clients know it. */
  value: number;
  /** What people call it. */
  title: Titles;
  /** Whether a record can have it; false for what is only asked for. */
  stored?: boolean;
}

/** What a relation of two objects means. */
export interface RelationTypeDefinition {
  /** The package that it came with, where it came with one. */
  origin?: Origin;
  /** The constant of the type. */
  const: string;
  /** Its number. */
  id: number;
  /** What people call it. */
  title: Titles;
  /** How the relation is read from its first object. */
  master: {
    /** In English. */
    en: string;
    /** In German. */
    de: string;
  };
  /** How the relation is read from its second object. */
  slave: {
    /** In English. */
    en: string;
    /** In German. */
    de: string;
  };
  /** Whether links make such relations, or people do. */
  kind: 'implicit' | 'explicit';
  /**
   * Whether the object that has the link depends on the one that it leads to, or that one on it. It changes nothing in impact,
   * which passes from the first object to the second.
   */
  direction?: 'dependsOnMe' | 'iDependOn' | null;
  /**
   * Which of the first objects of such relations have to fail so that their second object fails: any of them, all of them, as
   * they stand in for each other, or none, as it does not depend on them. Absent means any.
   */
  failsWith?: 'any' | 'all' | 'none';
  /** The category of the links that make it; null where people do. */
  category?: CategoryName | null;
  /** Whether people may change it. */
  editable: boolean;
  /** The constant of its usual weighting; null where it has none. */
  weighting?: string | null;
}

/** A title in every language of the service. */
export interface Titles {
  /** In English. */
  en: string;
  /** In German. */
  de: string;
}

/** The package that a definition came with. */
export interface Origin {
  /** Its name. */
  package: string;
  /** Its version. */
  version: number;
}

/** What a definition is for, in one sentence of every language of the service. */
export interface Descriptions {
  /** In English. */
  en: string;
  /** In German. */
  de: string;
}

/** Every named schema and its type. */
export interface Schemas {
  Id: Id;
  ObjectId: ObjectId;
  ObjectIds: ObjectIds;
  EntryId: EntryId;
  RecordId: RecordId;
  DigitText: DigitText;
  CategoryConstant: CategoryConstant;
  CategoryName: CategoryName;
  AttributeKey: AttributeKey;
  ObjectTypeConstant: ObjectTypeConstant;
  DialogName: DialogName;
  ObjectTypeReference: ObjectTypeReference;
  CmdbStatusReference: CmdbStatusReference;
  CmdbStatusId: CmdbStatusId;
  CmdbStatusTitle: CmdbStatusTitle;
  CmdbStatusName: CmdbStatusName;
  CmdbStatusColor: CmdbStatusColor;
  RecordStatus: RecordStatus;
  EntryStatusFilter: EntryStatusFilter;
  RelatedStatusFilter: RelatedStatusFilter;
  RelationStatusFilter: RelationStatusFilter;
  TreeDepth: TreeDepth;
  RelationTypeReference: RelationTypeReference;
  InitialStatus: InitialStatus;
  DeletionTarget: DeletionTarget;
  Title: Title;
  Sysid: Sysid;
  ChoiceInput: ChoiceInput;
  ChoiceTitle: ChoiceTitle;
  AddedChoiceId: AddedChoiceId;
  ParentReference: ParentReference;
  Description: Description;
  Flag: Flag;
  PageLimit: PageLimit;
  PageOffset: PageOffset;
  ListLimit: ListLimit;
  SortDirection: SortDirection;
  EntryData: EntryData;
  EntriesByCategory: EntriesByCategory;
  EntryIdsByCategory: EntryIdsByCategory;
  Timestamp: Timestamp;
  Message: Message;
  CmdbObject: CmdbObject;
  FilterText: FilterText;
  ObjectStatus: ObjectStatus;
  Comparison: Comparison;
  ComparedValue: ComparedValue;
  AttributeCondition: AttributeCondition;
  ObjectFilter: ObjectFilter;
  ObjectSortKey: ObjectSortKey;
  ListCursor: ListCursor;
  ObjectColumn: ObjectColumn;
  ObjectColumns: ObjectColumns;
  MethodNames: MethodNames;
  CategoryConstants: CategoryConstants;
  CategoriesWanted: CategoriesWanted;
  EntriesOfObject: EntriesOfObject;
  ListedObject: ListedObject;
  FoundObject: FoundObject;
  FoundObjects: FoundObjects;
  ListedObjects: ListedObjects;
  ObjectPage: ObjectPage;
  ObjectList: ObjectList;
  ConditionComparison: ConditionComparison;
  ConditionOperator: ConditionOperator;
  ReportCondition: ReportCondition;
  ReportConditions: ReportConditions;
  FoundStatus: FoundStatus;
  CmdbStatus: CmdbStatus;
  CmdbStatuses: CmdbStatuses;
  CmdbStatusSaved: CmdbStatusSaved;
  Place: Place;
  Places: Places;
  ObjectByRelation: ObjectByRelation;
  ObjectsByRelation: ObjectsByRelation;
  Choice: Choice;
  DialogProperty: DialogProperty;
  ParentChoice: ParentChoice;
  OfferedChoice: OfferedChoice;
  OfferedChoices: OfferedChoices;
  DialogChoices: DialogChoices;
  ChoiceSaved: ChoiceSaved;
  YesNo: YesNo;
  Quantity: Quantity;
  ObjectReference: ObjectReference;
  EntryReference: EntryReference;
  RelationReference: RelationReference;
  StoredFile: StoredFile;
  Row: Row;
  AttributeValue: AttributeValue;
  CategoryEntry: CategoryEntry;
  CategoryEntries: CategoryEntries;
  CategorySelection: CategorySelection;
  EntriesByKind: EntriesByKind;
  Done: Done;
  EntryCreated: EntryCreated;
  EntrySaved: EntrySaved;
  ObjectCreated: ObjectCreated;
  ObjectMoved: ObjectMoved;
  DefinitionTitle: DefinitionTitle;
  DefinitionNote: DefinitionNote;
  DefinitionSwitch: DefinitionSwitch;
  DefinitionSort: DefinitionSort;
  DefinitionIds: DefinitionIds;
  DefinitionConstants: DefinitionConstants;
  ObjectTypeColor: ObjectTypeColor;
  ObjectTypeGroupConstant: ObjectTypeGroupConstant;
  SpecificCategoryReference: SpecificCategoryReference;
  DefinitionCreated: DefinitionCreated;
  DefinitionChanged: DefinitionChanged;
  ObjectTypeDetails: ObjectTypeDetails;
  ObjectTypeDetailsList: ObjectTypeDetailsList;
  ObjectTypeGroupDetails: ObjectTypeGroupDetails;
  ObjectTypeGroupDetailsList: ObjectTypeGroupDetailsList;
  ObjectTypeFilter: ObjectTypeFilter;
  ObjectTypeOrder: ObjectTypeOrder;
  ObjectType: ObjectType;
  RawRow: RawRow;
  ObjectTypes: ObjectTypes;
  ObjectTypeGroupReference: ObjectTypeGroupReference;
  ObjectTypeGroupFilter: ObjectTypeGroupFilter;
  ObjectTypeGroup: ObjectTypeGroup;
  ObjectTypeGroups: ObjectTypeGroups;
  ObjectTypeCategory: ObjectTypeCategory;
  ObjectTypeCategories: ObjectTypeCategories;
  KnownCategory: KnownCategory;
  AttributeInfo: AttributeInfo;
  CategoryInfo: CategoryInfo;
  KnownAttribute: KnownAttribute;
  Constants: Constants;
  Credential: Credential;
  OpenedSession: OpenedSession;
  EndedSession: EndedSession;
  ServiceVersion: ServiceVersion;
  EndpointParameter: EndpointParameter;
  Endpoint: Endpoint;
  Endpoints: Endpoints;
  SearchText: SearchText;
  SearchMode: SearchMode;
  SearchHit: SearchHit;
  SearchHits: SearchHits;
  OpenRpcDocument: OpenRpcDocument;
  AttributeType: AttributeType;
  UniqueWithin: UniqueWithin;
  TextFormat: TextFormat;
  ChoiceId: ChoiceId;
  DefaultValue: DefaultValue;
  LinkTarget: LinkTarget;
  FieldDefinition: FieldDefinition;
  MirroredLink: MirroredLink;
  KeyId: KeyId;
  KeyTitle: KeyTitle;
  PermittedVerb: PermittedVerb;
  Right: Right;
  ObjectTypeName: ObjectTypeName;
  Rights: Rights;
  KeyRights: KeyRights;
  KeyExpiry: KeyExpiry;
  AddressRange: AddressRange;
  KeyAddresses: KeyAddresses;
  Moment: Moment;
  KeyInfo: KeyInfo;
  KeyList: KeyList;
  KeyCreated: KeyCreated;
  ConfiguredObjectType: ConfiguredObjectType;
  DefaultTemplate: DefaultTemplate;
  Grace: Grace;
  KeyRotated: KeyRotated;
  Login: Login;
  PersonName: PersonName;
  Grantee: Grantee;
  GroupOfUser: GroupOfUser;
  UserInfo: UserInfo;
  UserList: UserList;
  UserCreated: UserCreated;
  SessionsEnded: SessionsEnded;
  SessionId: SessionId;
  SessionInfo: SessionInfo;
  SessionList: SessionList;
  GranteeInfo: GranteeInfo;
  GranteeList: GranteeList;
  PermittedVerbs: PermittedVerbs;
  PermittedMethod: PermittedMethod;
  PermittedType: PermittedType;
  PermittedCategory: PermittedCategory;
  PermittedAccess: PermittedAccess;
  RightsGranted: RightsGranted;
  IdempotencyKey: IdempotencyKey;
  AuditEventName: AuditEventName;
  AuditMoment: AuditMoment;
  AuditKey: AuditKey;
  AuditObject: AuditObject;
  AuditSubject: AuditSubject;
  AuditedLimits: AuditedLimits;
  SessionEnd: SessionEnd;
  LoginFailure: LoginFailure;
  LoginMeans: LoginMeans;
  AuditDetails: AuditDetails;
  AuditEvent: AuditEvent;
  AuditPage: AuditPage;
  TimeZoneName: TimeZoneName;
  ChangeComment: ChangeComment;
  Asked: Asked;
  Revision: Revision;
  PastMoment: PastMoment;
  ChangeAction: ChangeAction;
  HistoryMoment: HistoryMoment;
  ChangeValues: ChangeValues;
  KeptValue: KeptValue;
  KeptRow: KeptRow;
  ChangedValue: ChangedValue;
  ChangedAttribute: ChangedAttribute;
  ChangedObject: ChangedObject;
  ChangedChoice: ChangedChoice;
  ChangedReport: ChangedReport;
  ChangedLivestatus: ChangedLivestatus;
  Change: Change;
  ChangeSetKey: ChangeSetKey;
  ChangeSetUser: ChangeSetUser;
  ChangeSet: ChangeSet;
  History: History;
  ComparedMoments: ComparedMoments;
  ComparedObjects: ComparedObjects;
  ChangeFeed: ChangeFeed;
  WaitSeconds: WaitSeconds;
  ChangeSetNumbers: ChangeSetNumbers;
  OnConflict: OnConflict;
  RevertConflict: RevertConflict;
  Reverted: Reverted;
  LogRecordId: LogRecordId;
  LogMoment: LogMoment;
  LogMessage: LogMessage;
  LogSource: LogSource;
  LogAlertLevel: LogAlertLevel;
  LogRecord: LogRecord;
  LogRecords: LogRecords;
  LogbookWritten: LogbookWritten;
  PlanText: PlanText;
  OperationName: OperationName;
  OperationParameters: OperationParameters;
  Operation: Operation;
  Operations: Operations;
  OperationResult: OperationResult;
  Applied: Applied;
  Merged: Merged;
  WebhookId: WebhookId;
  WebhookTitle: WebhookTitle;
  WebhookUrl: WebhookUrl;
  WebhookFilter: WebhookFilter;
  WebhookValue: WebhookValue;
  WebhookCondition: WebhookCondition;
  WebhookConditions: WebhookConditions;
  WebhookSecret: WebhookSecret;
  WebhookCreated: WebhookCreated;
  WebhookInfo: WebhookInfo;
  WebhookList: WebhookList;
  DeliveryState: DeliveryState;
  DeliveryId: DeliveryId;
  DeliveryIds: DeliveryIds;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveries: WebhookDeliveries;
  WebhookResent: WebhookResent;
  WebhookRotated: WebhookRotated;
  WebhookTested: WebhookTested;
  RelationTypesAsked: RelationTypesAsked;
  RelationTypeReferences: RelationTypeReferences;
  ImpactObject: ImpactObject;
  ImpactRedundancy: ImpactRedundancy;
  AffectedObject: AffectedObject;
  AffectedObjects: AffectedObjects;
  ImpactContact: ImpactContact;
  ImpactContacts: ImpactContacts;
  ImpactOfObject: ImpactOfObject;
  ImpactTree: ImpactTree;
  ImpactNode: ImpactNode;
  ImpactNodeData: ImpactNodeData;
  ImpactNodeRelation: ImpactNodeRelation;
  PersonFilter: PersonFilter;
  WorkstationComponent: WorkstationComponent;
  WorkstationComponents: WorkstationComponents;
  Workstation: Workstation;
  Workstations: Workstations;
  PersonWithWorkstations: PersonWithWorkstations;
  PersonsWithWorkstations: PersonsWithWorkstations;
  ContactQuestion: ContactQuestion;
  ContactFilter: ContactFilter;
  ContactAssignment: ContactAssignment;
  ContactAssignments: ContactAssignments;
  SearchedAddress: SearchedAddress;
  NetOfAddress: NetOfAddress;
  NetsOfAddress: NetsOfAddress;
  CableConnector: CableConnector;
  CabledObject: CabledObject;
  CableEnd: CableEnd;
  CableEnds: CableEnds;
  NoFilters: NoFilters;
  Addon: Addon;
  Addons: Addons;
  Licence: Licence;
  LicensedAddon: LicensedAddon;
  RackObject: RackObject;
  RackSides: RackSides;
  RackDevice: RackDevice;
  RackDevices: RackDevices;
  RackObjects: RackObjects;
  RackUnits: RackUnits;
  RackUnitRanges: RackUnitRanges;
  RackFree: RackFree;
  RackSlots: RackSlots;
  RackConflict: RackConflict;
  RackConflicts: RackConflicts;
  RackContent: RackContent;
  ConsoleCommand: ConsoleCommand;
  ConsoleOptions: ConsoleOptions;
  ConsoleArguments: ConsoleArguments;
  ConsoleOutput: ConsoleOutput;
  SearchOptions: SearchOptions;
  CleanedStatus: CleanedStatus;
  CleanupOptions: CleanupOptions;
  TracePoint: TracePoint;
  TracePoints: TracePoints;
  CableTrace: CableTrace;
  CableTraces: CableTraces;
  TracedObject: TracedObject;
  ReportTitle: ReportTitle;
  ReportText: ReportText;
  ReportColumn: ReportColumn;
  ReportColumns: ReportColumns;
  ReportGrouping: ReportGrouping;
  ReportTotalKind: ReportTotalKind;
  ReportTotal: ReportTotal;
  ReportTotals: ReportTotals;
  ReportRow: ReportRow;
  ReportRows: ReportRows;
  ReportTable: ReportTable;
  ReportHeading: ReportHeading;
  ReportCells: ReportCells;
  ReportCell: ReportCell;
  ReportPlace: ReportPlace;
  ReportTotalled: ReportTotalled;
  ReportGroup: ReportGroup;
  ReportSummary: ReportSummary;
  ReportInfo: ReportInfo;
  ReportInfos: ReportInfos;
  SavedReport: SavedReport;
  ImportProfileTitle: ImportProfileTitle;
  ImportColumnTitle: ImportColumnTitle;
  ImportTarget: ImportTarget;
  ImportUnit: ImportUnit;
  ImportColumn: ImportColumn;
  ImportColumns: ImportColumns;
  ImportEncoding: ImportEncoding;
  ImportSeparator: ImportSeparator;
  ImportProfileType: ImportProfileType;
  ImportProfileEncoding: ImportProfileEncoding;
  ImportProfileSeparator: ImportProfileSeparator;
  ImportProfile: ImportProfile;
  ImportProfiles: ImportProfiles;
  SavedImportProfile: SavedImportProfile;
  ChangedImportProfile: ChangedImportProfile;
  LivestatusTitle: LivestatusTitle;
  LivestatusText: LivestatusText;
  LivestatusPort: LivestatusPort;
  LivestatusConnection: LivestatusConnection;
  LivestatusIds: LivestatusIds;
  LivestatusValues: LivestatusValues;
  LivestatusChanges: LivestatusChanges;
  LivestatusInfo: LivestatusInfo;
  LivestatusInfos: LivestatusInfos;
  LivestatusCreated: LivestatusCreated;
  ExternalType: ExternalType;
  ExternalId: ExternalId;
  ExternalData: ExternalData;
  ExternalMessage: ExternalMessage;
  ExternalPushed: ExternalPushed;
  ExternalObject: ExternalObject;
  ExternalObjects: ExternalObjects;
  ImportSource: ImportSource;
  ImportName: ImportName;
  ImportPart: ImportPart;
  ImportRow: ImportRow;
  ImportObject: ImportObject;
  ImportEntry: ImportEntry;
  ImportRows: ImportRows;
  ImportSaved: ImportSaved;
  ImportedRow: ImportedRow;
  ImportRefusal: ImportRefusal;
  ImportRemoval: ImportRemoval;
  ImportRecord: ImportRecord;
  ImportPage: ImportPage;
  PasskeyId: PasskeyId;
  PasskeyTitle: PasskeyTitle;
  PasskeyData: PasskeyData;
  PasskeyTransports: PasskeyTransports;
  PasskeyOptions: PasskeyOptions;
  PasskeyAdded: PasskeyAdded;
  PasskeyInfo: PasskeyInfo;
  PasskeyList: PasskeyList;
  SecondFactorConfirmed: SecondFactorConfirmed;
  SecondFactorSecret: SecondFactorSecret;
  ProviderId: ProviderId;
  ProviderIssuer: ProviderIssuer;
  ProviderText: ProviderText;
  ProviderSecret: ProviderSecret;
  ProviderScopes: ProviderScopes;
  ProviderGroup: ProviderGroup;
  ProviderGroups: ProviderGroups;
  AdmittedGroups: AdmittedGroups;
  ProviderRule: ProviderRule;
  ProviderRules: ProviderRules;
  DirectoryFault: DirectoryFault;
  SyncReport: SyncReport;
  DirectorySync: DirectorySync;
  DirectoryTested: DirectoryTested;
  ProviderInfo: ProviderInfo;
  ProviderList: ProviderList;
  TriedRules: TriedRules;
  SchemaDefinition: SchemaDefinition;
  SchemaDocument: SchemaDocument;
  ChangedPart: ChangedPart;
  SchemaName: SchemaName;
  SchemaNames: SchemaNames;
  SchemaLoss: SchemaLoss;
  SchemaVersion: SchemaVersion;
  SchemaReading: SchemaReading;
  SchemaDifference: SchemaDifference;
  SchemaRefusal: SchemaRefusal;
  SchemaStep: SchemaStep;
  SchemaUse: SchemaUse;
  SchemaPreview: SchemaPreview;
  AppliedSchema: AppliedSchema;
  ChangedDefinition: ChangedDefinition;
  AttributeDescription: AttributeDescription;
  AttributeRule: AttributeRule;
  CategoryRule: CategoryRule;
  CategoryDefinition: CategoryDefinition;
  AttributeDefinition: AttributeDefinition;
  InverseView: InverseView;
  Likeness: Likeness;
  RelationByChoice: RelationByChoice;
  ObjectTitle: ObjectTitle;
  AutomaticValue: AutomaticValue;
  ContactTexts: ContactTexts;
  CmdbStatusDefinition: CmdbStatusDefinition;
  CmdbStatusConstant: CmdbStatusConstant;
  DefaultObjectDefinition: DefaultObjectDefinition;
  DialogDefinition: DialogDefinition;
  ChoiceDefinition: ChoiceDefinition;
  FormerConstantDefinition: FormerConstantDefinition;
  ObjectTypeGroupDefinition: ObjectTypeGroupDefinition;
  ObjectTypeRule: ObjectTypeRule;
  ObjectTypeDefinition: ObjectTypeDefinition;
  RecordStatusDefinition: RecordStatusDefinition;
  RelationTypeDefinition: RelationTypeDefinition;
  Titles: Titles;
  Origin: Origin;
  Descriptions: Descriptions;
}

/** Options that a call may carry beside the parameters of its method. */
export interface MethodOptions {
  /**
   * At /jsonrpc: the time zone of every time in the result, written as ISO 8601 with its offset: a name such as Europe/Berlin,
   * UTC, or an offset such as +02:00. Times with an offset are then accepted, too; one without is of that zone. Without the
   * parameter times are the server's local time.
   */
  time_zone?: TimeZoneName;
  /**
   * The number of a change set, or a time, which means the last one until then: the call returns what it would have returned at
   * that moment. Rights are those of now. Without an offset a time is that of time_zone, or of the server.
   */
  as_of?: PastMoment;
  /** Objects, entries and reports of the result have their revision. */
  with_revision?: Asked;
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

/** Parameters of cmdb.cabling.read, as its handler receives them. */
export interface CmdbCablingReadParams {
  /** The cable. */
  objID: ObjectId;
}

/** Result of cmdb.cabling.read. */
export type CmdbCablingReadResult = CableEnds;

/** Parameters of cmdb.categories.read, as its handler receives them. */
export interface CmdbCategoriesReadParams {
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

/** Result of cmdb.categories.read. */
export type CmdbCategoriesReadResult = EntriesByKind;

/** Parameters of cmdb.category.archive, as its handler receives them. */
export interface CmdbCategoryArchiveParams {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier. */
  entry: EntryId;
}

/** Result of cmdb.category.archive. */
export type CmdbCategoryArchiveResult = Done;

/** Parameters of cmdb.category.create, as its handler receives them. */
export interface CmdbCategoryCreateParams {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Attribute names and the values to save. */
  data: EntryData;
}

/** Result of cmdb.category.create. */
export type CmdbCategoryCreateResult = EntryCreated;

/** Parameters of cmdb.category.delete, as its handler receives them. */
export type CmdbCategoryDeleteParams = {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier; the entry goes one step further. */
  cateID: EntryId;
  /** Entry identifier; the entry is marked as deleted at once. */
  entry?: never;
} | {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier; the entry goes one step further. */
  cateID?: never;
  /** Entry identifier; the entry is marked as deleted at once. */
  entry: EntryId;
};

/** Result of cmdb.category.delete. */
export type CmdbCategoryDeleteResult = Done;

/** Parameters of cmdb.category.purge, as its handler receives them. */
export interface CmdbCategoryPurgeParams {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier. */
  entry?: EntryId;
}

/** Result of cmdb.category.purge. */
export type CmdbCategoryPurgeResult = Done;

/** Parameters of cmdb.category.quickpurge, as its handler receives them. */
export interface CmdbCategoryQuickpurgeParams {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier. */
  cateID?: EntryId;
}

/** Result of cmdb.category.quickpurge. */
export type CmdbCategoryQuickpurgeResult = Done;

/** Parameters of cmdb.category.read, as its handler receives them. */
export interface CmdbCategoryReadParams {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Record status of the entries to read. */
  status: EntryStatusFilter;
  /** How many entries at most. */
  limit?: PageLimit;
  /** How many entries to pass over first. */
  offset?: PageOffset;
  /** Whether the content of uploaded files is returned. It is where the parameter is absent; 0 keeps a list of files short. */
  content?: Flag;
}

/** Result of cmdb.category.read. */
export type CmdbCategoryReadResult = CategoryEntries;

/** Parameters of cmdb.category.recycle, as its handler receives them. */
export interface CmdbCategoryRecycleParams {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Entry identifier. */
  entry: EntryId;
}

/** Result of cmdb.category.recycle. */
export type CmdbCategoryRecycleResult = Done;

/** Parameters of cmdb.category.save, as its handler receives them. */
export interface CmdbCategorySaveParams {
  /** Object identifier. */
  object: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Attribute names and the values to save. */
  data: EntryData;
  /** Entry identifier. */
  entry?: EntryId;
}

/** Result of cmdb.category.save. */
export type CmdbCategorySaveResult = EntrySaved;

/** Parameters of cmdb.category.update, as its handler receives them. */
export interface CmdbCategoryUpdateParams {
  /** Object identifier. */
  objID: ObjectId;
  /** Category constant. */
  category: CategoryConstant;
  /** Attribute names and the values to save. */
  data: EntryData;
}

/** Result of cmdb.category.update. */
export type CmdbCategoryUpdateResult = Done;

/** Parameters of cmdb.category_info.read, as its handler receives them. */
export interface CmdbCategoryInfoReadParams {
  /** Category constant. */
  category: CategoryConstant;
}

/** Result of cmdb.category_info.read. */
export type CmdbCategoryInfoReadResult = CategoryInfo;

/** Parameters of cmdb.condition.read, as its handler receives them. */
export interface CmdbConditionReadParams {
  /** What the objects must be like. */
  conditions: ReportConditions;
}

/** Result of cmdb.condition.read. */
export type CmdbConditionReadResult = FoundObjects;

/** Parameters of cmdb.contact.read, as its handler receives them. */
export interface CmdbContactReadParams {
  /** What is asked. */
  method: ContactQuestion;
  /** The contact. */
  filter: ContactFilter;
}

/** Result of cmdb.contact.read. */
export type CmdbContactReadResult = ContactAssignments;

/** Parameters of cmdb.dialog.create, as its handler receives them. */
export interface CmdbDialogCreateParams {
  /** Category constant. */
  category: CategoryConstant;
  /** Key of the attribute. */
  property: AttributeKey;
  /** Title of the choice. */
  value: ChoiceTitle;
  /**
   * The choice it depends on, where choices of the list depend on others: its id as a number, or its constant or title as a text.
   */
  parent?: ParentReference;
}

/** Result of cmdb.dialog.create. */
export type CmdbDialogCreateResult = ChoiceSaved;

/** Parameters of cmdb.dialog.delete, as its handler receives them. */
export interface CmdbDialogDeleteParams {
  /** Category constant. */
  category: CategoryConstant;
  /** Key of the attribute. */
  property: AttributeKey;
  /** Id of the choice. */
  entry_id: AddedChoiceId;
}

/** Result of cmdb.dialog.delete. */
export type CmdbDialogDeleteResult = ChoiceSaved;

/** Parameters of cmdb.dialog.read, as its handler receives them. */
export interface CmdbDialogReadParams {
  /** Category constant. */
  category: CategoryConstant;
  /** Key of the attribute, or a list of keys. */
  property: DialogProperty;
}

/** Result of cmdb.dialog.read. */
export type CmdbDialogReadResult = DialogChoices;

/** Parameters of cmdb.dialog.update, as its handler receives them. */
export interface CmdbDialogUpdateParams {
  /** Category constant. */
  category: CategoryConstant;
  /** Key of the attribute. */
  property: AttributeKey;
  /** Id of the choice. */
  entry_id: AddedChoiceId;
  /** New title. */
  value: ChoiceTitle;
}

/** Result of cmdb.dialog.update. */
export type CmdbDialogUpdateResult = ChoiceSaved;

/** Parameters of cmdb.external.link.v2, as its handler receives them. */
export interface CmdbExternalLinkV2Params {
  /** The data source. */
  extType: ExternalType;
  /** The id that it gives to the object. */
  extId: ExternalId;
  /** The object. */
  objectId: ObjectId;
}

/** Result of cmdb.external.link.v2. */
export type CmdbExternalLinkV2Result = Done;

/** Parameters of cmdb.external.pull.v2, as its handler receives them. */
export interface CmdbExternalPullV2Params {
  /** The data source. */
  extType: ExternalType;
  /** The id that it gives to the object; all of its objects without it. */
  extId?: ExternalId;
}

/** Result of cmdb.external.pull.v2. */
export type CmdbExternalPullV2Result = ExternalObjects;

/** Parameters of cmdb.external.push.v2, as its handler receives them. */
export interface CmdbExternalPushV2Params {
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

/** Result of cmdb.external.push.v2. */
export type CmdbExternalPushV2Result = ExternalPushed;

/** Parameters of cmdb.filter.read, as its handler receives them. */
export type CmdbFilterReadParams = Record<string, never>;

/** Result of cmdb.filter.read. */
export type CmdbFilterReadResult = NoFilters;

/** Parameters of cmdb.impact.read, as its handler receives them. */
export interface CmdbImpactReadParams {
  /** Identifier of the object. */
  id: ObjectId;
  /** Relation type by its constant or id, or a list of them. */
  relation_type: RelationTypesAsked;
  /** Record status of the relations. */
  status: RelationStatusFilter;
}

/** Result of cmdb.impact.read. */
export type CmdbImpactReadResult = ImpactTree;

/** Parameters of cmdb.ip_search.read, as its handler receives them. */
export interface CmdbIpSearchReadParams {
  /** The address. */
  ip: SearchedAddress;
}

/** Result of cmdb.ip_search.read. */
export type CmdbIpSearchReadResult = NetsOfAddress;

/** Parameters of cmdb.location_tree.read, as its handler receives them. */
export interface CmdbLocationTreeReadParams {
  /** Identifier of the object in which others stand. */
  id: ObjectId;
  /** How many levels; without it one. */
  depth?: TreeDepth;
  /** Record status of the objects that are returned. */
  status: RelatedStatusFilter;
}

/** Result of cmdb.location_tree.read. */
export type CmdbLocationTreeReadResult = Places;

/** Parameters of cmdb.logbook.create, as its handler receives them. */
export interface CmdbLogbookCreateParams {
  /** The text. */
  message: LogMessage;
  /** The object. */
  object_id?: ObjectId;
  /** A longer text. */
  description?: Description;
  /** How grave it is: a choice of the dialog logbook_level, C__LOGBOOK__ALERT_LEVEL__0 to C__LOGBOOK__ALERT_LEVEL__3. */
  alert_level: LogAlertLevel;
  /** Several objects. */
  object_ids?: ObjectIds;
  /** Where the message comes from: a choice of the dialog logbook_source. */
  source: LogSource;
}

/** Result of cmdb.logbook.create. */
export type CmdbLogbookCreateResult = LogbookWritten;

/** Parameters of cmdb.logbook.read, as its handler receives them. */
export interface CmdbLogbookReadParams {
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
  status: EntryStatusFilter;
}

/** Result of cmdb.logbook.read. */
export type CmdbLogbookReadResult = LogRecords;

/** Parameters of cmdb.object-type-group.create.v2, as its handler receives them. */
export interface CmdbObjectTypeGroupCreateV2Params {
  /** What people call it. It counts for every language in which it has no text of its own. */
  title: DefinitionTitle;
  /** Its constant; one is made from the title where it is absent. */
  constant?: ObjectTypeGroupConstant;
  /** Its place in menus; a new one is last. */
  sort?: DefinitionSort;
  /** Whether menus show its types. */
  visible?: DefinitionSwitch;
}

/** Result of cmdb.object-type-group.create.v2. */
export type CmdbObjectTypeGroupCreateV2Result = DefinitionCreated;

/** Parameters of cmdb.object-type-group.delete.v2, as its handler receives them. */
export type CmdbObjectTypeGroupDeleteV2Params = {
  /** Its id. */
  id: Id;
  /** Its constant, in the place of the id. */
  constant?: never;
} | {
  /** Its id. */
  id?: never;
  /** Its constant, in the place of the id. */
  constant: ObjectTypeGroupConstant;
};

/** Result of cmdb.object-type-group.delete.v2. */
export type CmdbObjectTypeGroupDeleteV2Result = DefinitionChanged;

/** Parameters of cmdb.object-type-group.read.v2, as its handler receives them. */
export interface CmdbObjectTypeGroupReadV2Params {
  /** Ids of some. */
  id?: DefinitionIds;
  /** Constants of some. */
  constant?: DefinitionConstants;
  /** Whether menus show their types. */
  visible?: DefinitionSwitch;
}

/** Result of cmdb.object-type-group.read.v2. */
export type CmdbObjectTypeGroupReadV2Result = ObjectTypeGroupDetailsList;

/** Parameters of cmdb.object-type-group.update.v2, as its handler receives them. */
export type CmdbObjectTypeGroupUpdateV2Params = {
  /** What people call it. It counts for every language in which it has no text of its own. */
  title?: DefinitionTitle;
  /** Its id. */
  id: Id;
  /** Its constant, in the place of the id. */
  constant?: never;
  /** Its place in menus; a new one is last. */
  sort?: DefinitionSort;
  /** Whether menus show its types. */
  visible?: DefinitionSwitch;
} | {
  /** What people call it. It counts for every language in which it has no text of its own. */
  title?: DefinitionTitle;
  /** Its id. */
  id?: never;
  /** Its constant, in the place of the id. */
  constant: ObjectTypeGroupConstant;
  /** Its place in menus; a new one is last. */
  sort?: DefinitionSort;
  /** Whether menus show its types. */
  visible?: DefinitionSwitch;
};

/** Result of cmdb.object-type-group.update.v2. */
export type CmdbObjectTypeGroupUpdateV2Result = DefinitionChanged;

/** Parameters of cmdb.object-type.create.v2, as its handler receives them. */
export interface CmdbObjectTypeCreateV2Params {
  /** What people call it. It counts for every language in which it has no text of its own. */
  title: DefinitionTitle;
  /** Its group, by constant or id. */
  objectTypeGroup: ObjectTypeGroupReference;
  /** Its constant; one is made from the title where it is absent. */
  constant?: ObjectTypeConstant;
  /** What it is for. */
  description?: DefinitionNote;
  /** Its specific category. */
  specificCategory?: SpecificCategoryReference;
  /** Whether other objects can stand in objects of this type. */
  isContainer?: DefinitionSwitch;
  /** Whether it fits into a rack. */
  isPositionableInRack?: DefinitionSwitch;
  /** Whether menus show it. */
  isVisible?: DefinitionSwitch;
  /** False alone: the type of a relation says which object is the master. */
  isRelationMaster?: DefinitionSwitch;
  /** Whether its page begins with an overview. */
  hasOverviewPage?: DefinitionSwitch;
  /** Its place in menus; a new one is last. */
  sort?: DefinitionSort;
  /** Its colour; a new one is white. */
  color?: ObjectTypeColor;
  /** The object that new ones are made from where their creation asks for it. */
  defaultTemplate?: Id;
  /** None alone: SYSIDs of all object types have one form. */
  sysidPrefix?: DefinitionNote;
}

/** Result of cmdb.object-type.create.v2. */
export type CmdbObjectTypeCreateV2Result = DefinitionCreated;

/** Parameters of cmdb.object-type.delete.v2, as its handler receives them. */
export type CmdbObjectTypeDeleteV2Params = {
  /** Its id. */
  id: Id;
  /** Its constant, in the place of the id. */
  constant?: never;
} | {
  /** Its id. */
  id?: never;
  /** Its constant, in the place of the id. */
  constant: ObjectTypeConstant;
};

/** Result of cmdb.object-type.delete.v2. */
export type CmdbObjectTypeDeleteV2Result = DefinitionChanged;

/** Parameters of cmdb.object-type.read.v2, as its handler receives them. */
export interface CmdbObjectTypeReadV2Params {
  /** Ids of some. */
  id?: DefinitionIds;
  /** Constants of some. */
  constant?: DefinitionConstants;
  /** Whether menus show them. */
  visible?: DefinitionSwitch;
  /** Whether the categories of each are read, too. */
  'with-categories'?: DefinitionSwitch;
}

/** Result of cmdb.object-type.read.v2. */
export type CmdbObjectTypeReadV2Result = ObjectTypeDetailsList;

/** Parameters of cmdb.object-type.update.v2, as its handler receives them. */
export type CmdbObjectTypeUpdateV2Params = {
  /** What people call it. It counts for every language in which it has no text of its own. */
  title?: DefinitionTitle;
  /** Its id. */
  id: Id;
  /** Its constant, in the place of the id. */
  constant?: never;
  /** Its group, by constant or id. */
  objectTypeGroup?: ObjectTypeGroupReference;
  /** What it is for. */
  description?: DefinitionNote;
  /** Its specific category. */
  specificCategory?: SpecificCategoryReference;
  /** Whether other objects can stand in objects of this type. */
  isContainer?: DefinitionSwitch;
  /** Whether it fits into a rack. */
  isPositionableInRack?: DefinitionSwitch;
  /** Whether menus show it. */
  isVisible?: DefinitionSwitch;
  /** False alone: the type of a relation says which object is the master. */
  isRelationMaster?: DefinitionSwitch;
  /** Whether its page begins with an overview. */
  hasOverviewPage?: DefinitionSwitch;
  /** Its place in menus; a new one is last. */
  sort?: DefinitionSort;
  /** Its colour; a new one is white. */
  color?: ObjectTypeColor;
  /** The object that new ones are made from where their creation asks for it. */
  defaultTemplate?: Id;
  /** None alone: SYSIDs of all object types have one form. */
  sysidPrefix?: DefinitionNote;
} | {
  /** What people call it. It counts for every language in which it has no text of its own. */
  title?: DefinitionTitle;
  /** Its id. */
  id?: never;
  /** Its constant, in the place of the id. */
  constant: ObjectTypeConstant;
  /** Its group, by constant or id. */
  objectTypeGroup?: ObjectTypeGroupReference;
  /** What it is for. */
  description?: DefinitionNote;
  /** Its specific category. */
  specificCategory?: SpecificCategoryReference;
  /** Whether other objects can stand in objects of this type. */
  isContainer?: DefinitionSwitch;
  /** Whether it fits into a rack. */
  isPositionableInRack?: DefinitionSwitch;
  /** Whether menus show it. */
  isVisible?: DefinitionSwitch;
  /** False alone: the type of a relation says which object is the master. */
  isRelationMaster?: DefinitionSwitch;
  /** Whether its page begins with an overview. */
  hasOverviewPage?: DefinitionSwitch;
  /** Its place in menus; a new one is last. */
  sort?: DefinitionSort;
  /** Its colour; a new one is white. */
  color?: ObjectTypeColor;
  /** The object that new ones are made from where their creation asks for it. */
  defaultTemplate?: Id;
  /** None alone: SYSIDs of all object types have one form. */
  sysidPrefix?: DefinitionNote;
};

/** Result of cmdb.object-type.update.v2. */
export type CmdbObjectTypeUpdateV2Result = DefinitionChanged;

/** Parameters of cmdb.object.archive, as its handler receives them. */
export interface CmdbObjectArchiveParams {
  /** Object identifier. */
  object: ObjectId;
}

/** Result of cmdb.object.archive. */
export type CmdbObjectArchiveResult = Done;

/** Parameters of cmdb.object.create, as its handler receives them. */
export interface CmdbObjectCreateParams {
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

/** Result of cmdb.object.create. */
export type CmdbObjectCreateResult = ObjectCreated;

/** Parameters of cmdb.object.delete, as its handler receives them. */
export interface CmdbObjectDeleteParams {
  /** Object identifier. */
  id: ObjectId;
  /** Where the object goes. */
  status?: DeletionTarget;
}

/** Result of cmdb.object.delete. */
export type CmdbObjectDeleteResult = ObjectMoved;

/** Parameters of cmdb.object.markAsMassChangeTemplate, as its handler receives them. */
export interface CmdbObjectMarkAsMassChangeTemplateParams {
  /** Object identifier. */
  object: ObjectId;
}

/** Result of cmdb.object.markAsMassChangeTemplate. */
export type CmdbObjectMarkAsMassChangeTemplateResult = Done;

/** Parameters of cmdb.object.markAsTemplate, as its handler receives them. */
export interface CmdbObjectMarkAsTemplateParams {
  /** Object identifier. */
  object: ObjectId;
}

/** Result of cmdb.object.markAsTemplate. */
export type CmdbObjectMarkAsTemplateResult = Done;

/** Parameters of cmdb.object.purge, as its handler receives them. */
export interface CmdbObjectPurgeParams {
  /** Object identifier. */
  object: ObjectId;
}

/** Result of cmdb.object.purge. */
export type CmdbObjectPurgeResult = ObjectMoved;

/** Parameters of cmdb.object.quickpurge, as its handler receives them. */
export type CmdbObjectQuickpurgeParams = {
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

/** Result of cmdb.object.quickpurge. */
export type CmdbObjectQuickpurgeResult = ObjectMoved;

/** Parameters of cmdb.object.read, as its handler receives them. */
export interface CmdbObjectReadParams {
  /** Object identifier. */
  id: ObjectId;
}

/** Result of cmdb.object.read. */
export type CmdbObjectReadResult = CmdbObject;

/** Parameters of cmdb.object.recycle, as its handler receives them. */
export interface CmdbObjectRecycleParams {
  /** Object identifier. */
  object: ObjectId;
}

/** Result of cmdb.object.recycle. */
export type CmdbObjectRecycleResult = Done;

/** Parameters of cmdb.object.update, as its handler receives them. */
export interface CmdbObjectUpdateParams {
  /** Object identifier. */
  id: ObjectId;
  /** New title. */
  title: Title;
}

/** Result of cmdb.object.update. */
export type CmdbObjectUpdateResult = Done;

/** Parameters of cmdb.object_type_categories.read, as its handler receives them. */
export interface CmdbObjectTypeCategoriesReadParams {
  /** The object type by its constant or its id. */
  type: ObjectTypeReference;
  /** Rows by the names of their columns, for existing clients alone. */
  raw?: Flag;
}

/** Result of cmdb.object_type_categories.read. */
export type CmdbObjectTypeCategoriesReadResult = ObjectTypeCategories;

/** Parameters of cmdb.object_type_groups.read, as its handler receives them. */
export interface CmdbObjectTypeGroupsReadParams {
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

/** Parameters of cmdb.object_types.read, as its handler receives them. */
export interface CmdbObjectTypesReadParams {
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

/** Parameters of cmdb.objects.read, as its handler receives them. */
export interface CmdbObjectsReadParams {
  /** What the objects must be like. */
  filter?: ObjectFilter;
  /** How many objects at most, and how many to pass over first. */
  limit?: ListLimit;
  /** What the list is sorted by. */
  order_by: ObjectSortKey;
  /** The direction of the order. */
  sort: SortDirection;
  /** Position to continue from; makes the result a page. */
  cursor?: ListCursor;
  /** Whether the number of objects on all pages is returned; makes the result a page. */
  count?: Flag;
  /** Entries that are returned with each object. */
  categories?: CategoriesWanted;
  /** Values of the objects that are returned. */
  fields?: ObjectColumns;
  /** Whether the content of uploaded files is returned in entries. */
  content?: Flag;
}

/** Result of cmdb.objects.read. */
export type CmdbObjectsReadResult = ObjectList;

/** Parameters of cmdb.objects_by_relation.read, as its handler receives them. */
export interface CmdbObjectsByRelationReadParams {
  /** Identifier of the object. */
  id: ObjectId;
  /** Relation type by its constant or id. */
  relation_type?: RelationTypeReference;
  /** Record status of the related objects. */
  status: RelationStatusFilter;
}

/** Result of cmdb.objects_by_relation.read. */
export type CmdbObjectsByRelationReadResult = ObjectsByRelation;

/** Parameters of cmdb.report.list.v2, as its handler receives them. */
export type CmdbReportListV2Params = Record<string, never>;

/** Result of cmdb.report.list.v2. */
export type CmdbReportListV2Result = ReportInfos;

/** Parameters of cmdb.report.read.v2, as its handler receives them. */
export interface CmdbReportReadV2Params {
  /** The id of the report. */
  id: Id;
  /** How many rows are read at most. */
  limit?: PageLimit;
  /** How many rows are passed over first. */
  offset?: PageOffset;
}

/** Result of cmdb.report.read.v2. */
export type CmdbReportReadV2Result = ReportRows;

/** Parameters of cmdb.reports.read, as its handler receives them. */
export interface CmdbReportsReadParams {
  /** The id of the report whose rows are read. */
  id?: Id;
  /** How many rows are read at most. */
  limit?: PageLimit;
  /** How many rows are passed over first. */
  offset?: PageOffset;
}

/** Result of cmdb.reports.read. */
export type CmdbReportsReadResult = ReportRows;

/** Parameters of cmdb.status.delete, as its handler receives them. */
export interface CmdbStatusDeleteParams {
  /** Id of the status. */
  id: CmdbStatusId;
}

/** Result of cmdb.status.delete. */
export type CmdbStatusDeleteResult = Done;

/** Parameters of cmdb.status.read, as its handler receives them. */
export type CmdbStatusReadParams = Record<string, never>;

/** Result of cmdb.status.read. */
export type CmdbStatusReadResult = CmdbStatuses;

/** Parameters of cmdb.status.save, as its handler receives them. */
export interface CmdbStatusSaveParams {
  /** Title of the status. */
  title: CmdbStatusTitle;
  /** Constant of the status. */
  constant: CmdbStatusName;
  /** Color of the status. */
  color: CmdbStatusColor;
  /** Id of the status that is changed; without it one is added. */
  id?: CmdbStatusId;
}

/** Result of cmdb.status.save. */
export type CmdbStatusSaveResult = CmdbStatusSaved;

/** Parameters of cmdb.workstation_components.read, as its handler receives them. */
export interface CmdbWorkstationComponentsReadParams {
  /** The persons. */
  filter: PersonFilter;
}

/** Result of cmdb.workstation_components.read. */
export type CmdbWorkstationComponentsReadResult = PersonsWithWorkstations;

/** Parameters of console.run, as its handler receives them. */
export interface ConsoleRunParams {
  /** The command; names of the method that end with it need no such parameter. */
  command: ConsoleCommand;
  /** Options. */
  options?: ConsoleOptions;
  /** Arguments. */
  arguments?: ConsoleArguments;
}

/** Result of console.run. */
export type ConsoleRunResult = ConsoleOutput;

/** Parameters of console.search.query, as its handler receives them. */
export interface ConsoleSearchQueryParams {
  /** Options. */
  options: SearchOptions;
  /** Arguments. */
  arguments?: ConsoleArguments;
}

/** Result of console.search.query. */
export type ConsoleSearchQueryResult = ConsoleOutput;

/** Parameters of console.system.objectcleanup, as its handler receives them. */
export interface ConsoleSystemObjectcleanupParams {
  /** Options. */
  options: CleanupOptions;
  /** Arguments. */
  arguments?: ConsoleArguments;
}

/** Result of console.system.objectcleanup. */
export type ConsoleSystemObjectcleanupResult = ConsoleOutput;

/** Parameters of idoit.addons.read, as its handler receives them. */
export type IdoitAddonsReadParams = Record<string, never>;

/** Result of idoit.addons.read. */
export type IdoitAddonsReadResult = Addons;

/** Parameters of idoit.constants.read, as its handler receives them. */
export type IdoitConstantsReadParams = Record<string, never>;

/** Result of idoit.constants.read. */
export type IdoitConstantsReadResult = Constants;

/** Parameters of idoit.license.read, as its handler receives them. */
export type IdoitLicenseReadParams = Record<string, never>;

/** Result of idoit.license.read. */
export type IdoitLicenseReadResult = Licence;

/** Parameters of idoit.login, as its handler receives them. */
export interface IdoitLoginParams {
  /** Login of the user, where no header names it. */
  username?: Credential;
  /** Their password. */
  password?: Credential;
  /** A code of their second factor, or a recovery code, where they have one; the header X-RPC-Auth-Code may carry it. */
  code?: Credential;
}

/** Result of idoit.login. */
export type IdoitLoginResult = OpenedSession;

/** Parameters of idoit.logout, as its handler receives them. */
export type IdoitLogoutParams = Record<string, never>;

/** Result of idoit.logout. */
export type IdoitLogoutResult = EndedSession;

/** Parameters of idoit.search.read, as its handler receives them. */
export interface IdoitSearchReadParams {
  /** What is looked for: at most 32 words. */
  q: SearchText;
  /** `normal` passes over MAC addresses; `deep` finds them; `auto-deep` does so where `normal` finds nothing. */
  mode: SearchMode;
  /** How many hits at most. */
  limit: PageLimit;
}

/** Result of idoit.search.read. */
export type IdoitSearchReadResult = SearchHits;

/** Parameters of idoit.version.read, as its handler receives them. */
export type IdoitVersionReadParams = Record<string, never>;

/** Result of idoit.version.read. */
export type IdoitVersionReadResult = ServiceVersion;

/** Parameters of kataster.access.read, as its handler receives them. */
export interface KatasterAccessReadParams {
  /** Id of the key. */
  key?: KeyId;
  /** Login of the user. */
  user?: Login;
  /** The object type by its constant or its id: categories are those of its objects. */
  type?: ObjectTypeReference;
}

/** Result of kataster.access.read. */
export type KatasterAccessReadResult = PermittedAccess;

/** Parameters of kataster.audit.read, as its handler receives them. */
export interface KatasterAuditReadParams {
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
  sort: SortDirection;
  /** How many events are read at most. */
  limit?: PageLimit;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.audit.read. */
export type KatasterAuditReadResult = AuditPage;

/** Parameters of kataster.changes.apply, as its handler receives them. */
export type KatasterChangesApplyParams = {
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

/** Result of kataster.changes.apply. */
export type KatasterChangesApplyResult = Applied;

/** Parameters of kataster.changes.compare, as its handler receives them. */
export interface KatasterChangesCompareParams {
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
  values: ChangeValues;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.changes.compare. */
export type KatasterChangesCompareResult = ComparedMoments;

/** Parameters of kataster.changes.follow, as its handler receives them. */
export interface KatasterChangesFollowParams {
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
  wait: WaitSeconds;
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
  values: ChangeValues;
  /** How many change sets are returned at most; 50 where nothing is said. */
  limit?: PageLimit;
  /** Where to go on: the cursor of the call before, which had the same filters; "" to begin. */
  cursor?: ListCursor;
}

/** Result of kataster.changes.follow. */
export type KatasterChangesFollowResult = ChangeFeed;

/** Parameters of kataster.changes.read, as its handler receives them. */
export interface KatasterChangesReadParams {
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
  sort: SortDirection;
  /** Whether values are returned as they read or as they are kept. */
  values: ChangeValues;
  /** How many change sets are returned at most; 50 where nothing is said. */
  limit?: PageLimit;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.changes.read. */
export type KatasterChangesReadResult = History;

/** Parameters of kataster.changes.revert, as its handler receives them. */
export interface KatasterChangesRevertParams {
  /**
   * The numbers of the change sets, as kataster.changes.read returns them. Several have at most as many changes together as
   * KATASTER_BATCH_LIMIT says; the values before, after and now have at most three times the bytes that KATASTER_BODY_LIMIT says.
   */
  numbers: ChangeSetNumbers;
  /** What becomes of conflicts. */
  on_conflict: OnConflict;
}

/** Result of kataster.changes.revert. */
export type KatasterChangesRevertResult = Reverted;

/** Parameters of kataster.dialog.merge, as its handler receives them. */
export interface KatasterDialogMergeParams {
  /** Category constant. */
  category: CategoryConstant;
  /** Key of the attribute. */
  property: AttributeKey;
  /** Id of the choice that is deleted. */
  entry_id: AddedChoiceId;
  /** Id of the choice of the same list that stays. Both depend on the same choice, or on none. */
  into: Id;
}

/** Result of kataster.dialog.merge. */
export type KatasterDialogMergeResult = Merged;

/** Parameters of kataster.grant.create, as its handler receives them. */
export interface KatasterGrantCreateParams {
  /** To whom: a login, or the id of a person or a person group. */
  to: Grantee;
  /** What is granted. */
  rights: Rights;
}

/** Result of kataster.grant.create. */
export type KatasterGrantCreateResult = RightsGranted;

/** Parameters of kataster.grant.read, as its handler receives them. */
export interface KatasterGrantReadParams {
  /** The one: a login, or the id of a person or a person group. */
  to?: Grantee;
  /** How many are read at most. */
  limit?: PageLimit;
  /** How many are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.grant.read. */
export type KatasterGrantReadResult = GranteeList;

/** Parameters of kataster.grant.revoke, as its handler receives them. */
export interface KatasterGrantRevokeParams {
  /** To whom: a login, or the id of a person or a person group. */
  to: Grantee;
  /** Rights to revoke, as kataster.grant.read returns them; all where absent. */
  rights?: Rights;
}

/** Result of kataster.grant.revoke. */
export type KatasterGrantRevokeResult = RightsGranted;

/** Parameters of kataster.impact.read, as its handler receives them. */
export interface KatasterImpactReadParams {
  /** Identifier of the object that fails. */
  id: ObjectId;
  /** Relation types that are followed, by constants or ids; all by which objects fail where absent. */
  relation_types?: RelationTypeReferences;
  /** How many relations lie between the object and those that are returned, at most. */
  depth: TreeDepth;
}

/** Result of kataster.impact.read. */
export type KatasterImpactReadResult = ImpactOfObject;

/** Parameters of kataster.import_profile.delete, as its handler receives them. */
export interface KatasterImportProfileDeleteParams {
  /** The name of the profile. */
  title: ImportProfileTitle;
}

/** Result of kataster.import_profile.delete. */
export type KatasterImportProfileDeleteResult = Done;

/** Parameters of kataster.import_profile.read, as its handler receives them. */
export type KatasterImportProfileReadParams = Record<string, never>;

/** Result of kataster.import_profile.read. */
export type KatasterImportProfileReadResult = ImportProfiles;

/** Parameters of kataster.import_profile.save, as its handler receives them. */
export interface KatasterImportProfileSaveParams {
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

/** Result of kataster.import_profile.save. */
export type KatasterImportProfileSaveResult = SavedImportProfile;

/** Parameters of kataster.imports.read, as its handler receives them. */
export interface KatasterImportsReadParams {
  /** The source. */
  source: ImportSource;
  /** How many records are read at most. */
  limit?: PageLimit;
  /** Where to go on. */
  cursor?: ListCursor;
}

/** Result of kataster.imports.read. */
export type KatasterImportsReadResult = ImportPage;

/** Parameters of kataster.imports.save, as its handler receives them. */
export interface KatasterImportsSaveParams {
  /** The source. */
  source: ImportSource;
  /** The rows. KATASTER_OPERATIONS_LIMIT says how many objects and entries there may be. */
  rows: ImportRows;
}

/** Result of kataster.imports.save. */
export type KatasterImportsSaveResult = ImportSaved;

/** Parameters of kataster.key.create, as its handler receives them. */
export interface KatasterKeyCreateParams {
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

/** Parameters of kataster.key.read, as its handler receives them. */
export interface KatasterKeyReadParams {
  /** Id of the one key that is read. */
  id?: KeyId;
  /** How many keys are read at most. */
  limit?: PageLimit;
  /** How many keys are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.key.read. */
export type KatasterKeyReadResult = KeyList;

/** Parameters of kataster.key.revoke, as its handler receives them. */
export interface KatasterKeyRevokeParams {
  /** Id of the key. */
  id: KeyId;
}

/** Result of kataster.key.revoke. */
export type KatasterKeyRevokeResult = Done;

/** Parameters of kataster.key.rotate, as its handler receives them. */
export interface KatasterKeyRotateParams {
  /** Id of the key. */
  id: KeyId;
  /** How long the former key lives on, at most until its own end; 0 ends it at once. A day where absent. */
  keep?: Grace;
  /** When the new key ends; like the former one where absent. */
  expires?: KeyExpiry;
}

/** Result of kataster.key.rotate. */
export type KatasterKeyRotateResult = KeyRotated;

/** Parameters of kataster.key.update, as its handler receives them. */
export interface KatasterKeyUpdateParams {
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

/** Parameters of kataster.object.merge, as its handler receives them. */
export interface KatasterObjectMergeParams {
  /** Id of the object that is archived. */
  object: ObjectId;
  /** Id of the object that everything leads to then. */
  into: ObjectId;
}

/** Result of kataster.object.merge. */
export type KatasterObjectMergeResult = Merged;

/** Parameters of kataster.object_type.read, as its handler receives them. */
export interface KatasterObjectTypeReadParams {
  /** The object type by its constant or its id. */
  type: ObjectTypeReference;
}

/** Result of kataster.object_type.read. */
export type KatasterObjectTypeReadResult = ConfiguredObjectType;

/** Parameters of kataster.object_type.update, as its handler receives them. */
export interface KatasterObjectTypeUpdateParams {
  /** The object type by its constant or its id. */
  type: ObjectTypeReference;
  /** The object that becomes the template; null is none. */
  default_template: DefaultTemplate;
}

/** Result of kataster.object_type.update. */
export type KatasterObjectTypeUpdateResult = Done;

/** Parameters of kataster.passkey.confirm, as its handler receives them. */
export interface KatasterPasskeyConfirmParams {
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

/** Parameters of kataster.passkey.create, as its handler receives them. */
export interface KatasterPasskeyCreateParams {
  /** The password the user has. */
  password: Credential;
  /** A code of the app they have, or a recovery code; not needed without one. */
  code?: Credential;
}

/** Result of kataster.passkey.create. */
export type KatasterPasskeyCreateResult = PasskeyOptions;

/** Parameters of kataster.passkey.delete, as its handler receives them. */
export interface KatasterPasskeyDeleteParams {
  /** Id of the passkey, as kataster.passkey.read shows it. */
  id: PasskeyId;
}

/** Result of kataster.passkey.delete. */
export type KatasterPasskeyDeleteResult = Done;

/** Parameters of kataster.passkey.read, as its handler receives them. */
export type KatasterPasskeyReadParams = Record<string, never>;

/** Result of kataster.passkey.read. */
export type KatasterPasskeyReadResult = PasskeyList;

/** Parameters of kataster.passkey.update, as its handler receives them. */
export interface KatasterPasskeyUpdateParams {
  /** Id of the passkey, as kataster.passkey.read shows it. */
  id: PasskeyId;
  /** A name for the passkey, such as that of its device. */
  title: PasskeyTitle;
}

/** Result of kataster.passkey.update. */
export type KatasterPasskeyUpdateResult = Done;

/** Parameters of kataster.provider.connect, as its handler receives them. */
export interface KatasterProviderConnectParams {
  /** Id of the directory. */
  id: ProviderId;
}

/** Result of kataster.provider.connect. */
export type KatasterProviderConnectResult = DirectoryTested;

/** Parameters of kataster.provider.delete, as its handler receives them. */
export interface KatasterProviderDeleteParams {
  /** Id of the provider. */
  id: ProviderId;
}

/** Result of kataster.provider.delete. */
export type KatasterProviderDeleteResult = Done;

/** Parameters of kataster.provider.link, as its handler receives them. */
export interface KatasterProviderLinkParams {
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

/** Parameters of kataster.provider.read, as its handler receives them. */
export interface KatasterProviderReadParams {
  /** Id of the one provider that is read. */
  id?: ProviderId;
}

/** Result of kataster.provider.read. */
export type KatasterProviderReadResult = ProviderList;

/** Parameters of kataster.provider.save, as its handler receives them. */
export interface KatasterProviderSaveParams {
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

/** Parameters of kataster.provider.sync, as its handler receives them. */
export interface KatasterProviderSyncParams {
  /** Id of the directory. */
  id: ProviderId;
  /** Nothing is written. */
  dry_run?: Asked;
}

/** Result of kataster.provider.sync. */
export type KatasterProviderSyncResult = DirectorySync;

/** Parameters of kataster.provider.test, as its handler receives them. */
export interface KatasterProviderTestParams {
  /** Id of the provider. */
  id: ProviderId;
  /** Groups as the provider names them. */
  groups?: ProviderGroups;
  /** Login of a user who has signed in there. */
  login?: Login;
}

/** Result of kataster.provider.test. */
export type KatasterProviderTestResult = TriedRules;

/** Parameters of kataster.rack.read, as its handler receives them. */
export interface KatasterRackReadParams {
  /** Identifier of the rack. */
  id: ObjectId;
}

/** Result of kataster.rack.read. */
export type KatasterRackReadResult = RackContent;

/** Parameters of kataster.report.delete, as its handler receives them. */
export interface KatasterReportDeleteParams {
  /** The name of the report. */
  title: ReportTitle;
}

/** Result of kataster.report.delete. */
export type KatasterReportDeleteResult = Done;

/** Parameters of kataster.report.read, as its handler receives them. */
export interface KatasterReportReadParams {
  /** The id of the report. */
  id: Id;
  /** How many rows are read at most. */
  limit?: PageLimit;
  /** How many rows are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.report.read. */
export type KatasterReportReadResult = ReportTable;

/** Parameters of kataster.report.save, as its handler receives them. */
export interface KatasterReportSaveParams {
  /** The name of the report. */
  title: ReportTitle;
  /** Its columns. */
  columns: ReportColumns;
  /** The objects that it lists; all normal ones where absent. */
  filter?: ObjectFilter;
  /** What its rows are sorted by. */
  order_by: ObjectSortKey;
  /** Ascending or descending. */
  sort: SortDirection;
  /** The column by which its rows form groups. */
  group_by?: ReportGrouping;
  /** Totals of its columns. */
  totals?: ReportTotals;
  /** The group it belongs to. */
  category?: ReportText;
  /** What it is for. */
  description?: ReportText;
}

/** Result of kataster.report.save. */
export type KatasterReportSaveResult = SavedReport;

/** Parameters of kataster.report.totals, as its handler receives them. */
export interface KatasterReportTotalsParams {
  /** The id of the report. */
  id: Id;
}

/** Result of kataster.report.totals. */
export type KatasterReportTotalsResult = ReportSummary;

/** Parameters of kataster.schema.apply, as its handler receives them. */
export interface KatasterSchemaApplyParams {
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

/** Result of kataster.schema.apply. */
export type KatasterSchemaApplyResult = AppliedSchema;

/** Parameters of kataster.schema.preview, as its handler receives them. */
export interface KatasterSchemaPreviewParams {
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

/** Parameters of kataster.schema.read, as its handler receives them. */
export interface KatasterSchemaReadParams {
  /** The version that is read; the one in force where absent. */
  version?: SchemaVersion;
  /** A version that it is compared with: steps says what became of the definitions of that one. */
  compared_with?: SchemaVersion;
}

/** Result of kataster.schema.read. */
export type KatasterSchemaReadResult = SchemaReading;

/** Parameters of kataster.second_factor.confirm, as its handler receives them. */
export interface KatasterSecondFactorConfirmParams {
  /** The code that the app shows: six digits. */
  code: Credential;
}

/** Result of kataster.second_factor.confirm. */
export type KatasterSecondFactorConfirmResult = SecondFactorConfirmed;

/** Parameters of kataster.second_factor.create, as its handler receives them. */
export interface KatasterSecondFactorCreateParams {
  /** The password the user has. */
  password: Credential;
  /** A code of the second factor they have, or a recovery code; not needed without one. */
  code?: Credential;
}

/** Result of kataster.second_factor.create. */
export type KatasterSecondFactorCreateResult = SecondFactorSecret;

/** Parameters of kataster.second_factor.reset, as its handler receives them. */
export interface KatasterSecondFactorResetParams {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.second_factor.reset. */
export type KatasterSecondFactorResetResult = Done;

/** Parameters of kataster.session.end, as its handler receives them. */
export interface KatasterSessionEndParams {
  /** Fingerprint of the session, as kataster.session.read shows it. */
  id: SessionId;
}

/** Result of kataster.session.end. */
export type KatasterSessionEndResult = Done;

/** Parameters of kataster.session.read, as its handler receives them. */
export type KatasterSessionReadParams = Record<string, never>;

/** Result of kataster.session.read. */
export type KatasterSessionReadResult = SessionList;

/** Parameters of kataster.trace.read, as its handler receives them. */
export interface KatasterTraceReadParams {
  /** Identifier of a device, a panel or a cable. */
  id: ObjectId;
  /** A connector or port of the object, to trace that alone. */
  entry?: EntryId;
}

/** Result of kataster.trace.read. */
export type KatasterTraceReadResult = TracedObject;

/** Parameters of kataster.user.create, as its handler receives them. */
export interface KatasterUserCreateParams {
  /** Login of the user. */
  login: Login;
  /** First and last name; the login where absent. */
  name?: PersonName;
  /** The password, as user_pass of C__CATS__PERSON_LOGIN takes it; without one the login does not work yet. */
  password?: Credential;
}

/** Result of kataster.user.create. */
export type KatasterUserCreateResult = UserCreated;

/** Parameters of kataster.user.disable, as its handler receives them. */
export interface KatasterUserDisableParams {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.user.disable. */
export type KatasterUserDisableResult = Done;

/** Parameters of kataster.user.enable, as its handler receives them. */
export interface KatasterUserEnableParams {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.user.enable. */
export type KatasterUserEnableResult = Done;

/** Parameters of kataster.user.endSessions, as its handler receives them. */
export interface KatasterUserEndSessionsParams {
  /** Login of the user. */
  login: Login;
}

/** Result of kataster.user.endSessions. */
export type KatasterUserEndSessionsResult = SessionsEnded;

/** Parameters of kataster.user.password, as its handler receives them. */
export interface KatasterUserPasswordParams {
  /** The password the user has. */
  old: Credential;
  /** The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it. */
  new: Credential;
}

/** Result of kataster.user.password. */
export type KatasterUserPasswordResult = Done;

/** Parameters of kataster.user.read, as its handler receives them. */
export interface KatasterUserReadParams {
  /** Login of one user. */
  login?: Login;
  /** How many are read at most. */
  limit?: PageLimit;
  /** How many are passed over first. */
  offset?: PageOffset;
}

/** Result of kataster.user.read. */
export type KatasterUserReadResult = UserList;

/** Parameters of kataster.user.setPassword, as its handler receives them. */
export interface KatasterUserSetPasswordParams {
  /** Login of the user. */
  login: Login;
  /** The password the user gets, as user_pass of C__CATS__PERSON_LOGIN takes it. */
  password: Credential;
}

/** Result of kataster.user.setPassword. */
export type KatasterUserSetPasswordResult = Done;

/** Parameters of kataster.webhook.create, as its handler receives them. */
export interface KatasterWebhookCreateParams {
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

/** Parameters of kataster.webhook.delete, as its handler receives them. */
export interface KatasterWebhookDeleteParams {
  /** Id of the webhook. */
  id: WebhookId;
}

/** Result of kataster.webhook.delete. */
export type KatasterWebhookDeleteResult = Done;

/** Parameters of kataster.webhook.deliveries, as its handler receives them. */
export interface KatasterWebhookDeliveriesParams {
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

/** Parameters of kataster.webhook.read, as its handler receives them. */
export interface KatasterWebhookReadParams {
  /** Id of the one webhook that is read. */
  id?: WebhookId;
}

/** Result of kataster.webhook.read. */
export type KatasterWebhookReadResult = WebhookList;

/** Parameters of kataster.webhook.resend, as its handler receives them. */
export interface KatasterWebhookResendParams {
  /** Id of the webhook. */
  id: WebhookId;
  /** Ids of the deliveries; all that failed where absent. */
  deliveries?: DeliveryIds;
}

/** Result of kataster.webhook.resend. */
export type KatasterWebhookResendResult = WebhookResent;

/** Parameters of kataster.webhook.rotate, as its handler receives them. */
export interface KatasterWebhookRotateParams {
  /** Id of the webhook. */
  id: WebhookId;
  /** How long deliveries are signed with the former secret as well; 0 ends it at once. A day where absent. */
  keep?: Grace;
}

/** Result of kataster.webhook.rotate. */
export type KatasterWebhookRotateResult = WebhookRotated;

/** Parameters of kataster.webhook.test, as its handler receives them. */
export interface KatasterWebhookTestParams {
  /** Id of the webhook. */
  id: WebhookId;
}

/** Result of kataster.webhook.test. */
export type KatasterWebhookTestResult = WebhookTested;

/** Parameters of kataster.webhook.update, as its handler receives them. */
export interface KatasterWebhookUpdateParams {
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

/** Parameters of monitoring.livestatus.create, as its handler receives them. */
export type MonitoringLivestatusCreateParams = {
  /** What it is called. */
  title: LivestatusTitle;
  /** The name or IP address of its host. */
  address?: LivestatusText;
  /** The TCP port. */
  port?: LivestatusPort;
  /** The path of its socket. */
  path?: LivestatusText;
  /** How the server is reached. */
  connection: LivestatusConnection;
  /** Whether it is in use. */
  active: Flag;
  /** All of this in one, as existing clients send it, in the place of the parameters. */
  data?: never;
} | {
  /** What it is called. */
  title?: never;
  /** The name or IP address of its host. */
  address?: LivestatusText;
  /** The TCP port. */
  port?: LivestatusPort;
  /** The path of its socket. */
  path?: LivestatusText;
  /** How the server is reached. */
  connection: LivestatusConnection;
  /** Whether it is in use. */
  active: Flag;
  /** All of this in one, as existing clients send it, in the place of the parameters. */
  data: LivestatusValues;
};

/** Result of monitoring.livestatus.create. */
export type MonitoringLivestatusCreateResult = LivestatusCreated;

/** Parameters of monitoring.livestatus.delete, as its handler receives them. */
export interface MonitoringLivestatusDeleteParams {
  /** The id of one. */
  id?: Id;
  /** The ids of several. */
  ids?: LivestatusIds;
  /** Its title. */
  title?: LivestatusTitle;
}

/** Result of monitoring.livestatus.delete. */
export type MonitoringLivestatusDeleteResult = Done;

/** Parameters of monitoring.livestatus.read, as its handler receives them. */
export interface MonitoringLivestatusReadParams {
  /** The id of one. */
  id?: Id;
  /** The ids of several. */
  ids?: LivestatusIds;
  /** Its title. */
  title?: LivestatusTitle;
}

/** Result of monitoring.livestatus.read. */
export type MonitoringLivestatusReadResult = LivestatusInfos;

/** Parameters of monitoring.livestatus.update, as its handler receives them. */
export interface MonitoringLivestatusUpdateParams {
  /** The id of the address. */
  id: Id;
  /** Whether it is in use. */
  active?: Flag;
  /** What it is called. */
  title?: LivestatusTitle;
  /** The name or IP address of its host. */
  address?: LivestatusText;
  /** The TCP port. */
  port?: LivestatusPort;
  /** The path of its socket. */
  path?: LivestatusText;
  /** How the server is reached. */
  connection?: LivestatusConnection;
  /** What is changed, as existing clients send it, in the place of the parameters. */
  data?: LivestatusChanges;
}

/** Result of monitoring.livestatus.update. */
export type MonitoringLivestatusUpdateResult = Done;

/** Parameters of rpc.discover, as its handler receives them. */
export interface RpcDiscoverParams {
  /** Names of methods: the document describes these alone. It takes a key. */
  methods?: MethodNames;
  /** Constants of categories: the document describes these alone. It takes a key. */
  categories?: CategoryConstants;
}

/** Result of rpc.discover. */
export type RpcDiscoverResult = OpenRpcDocument;

/** Parameters of system.endpoints.read.v2, as its handler receives them. */
export type SystemEndpointsReadV2Params = Record<string, never>;

/** Result of system.endpoints.read.v2. */
export type SystemEndpointsReadV2Result = Endpoints;
