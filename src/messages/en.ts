/** What people read, in English. Words in braces are filled in by `say`. */
export const en = {
  ObjectCreated: 'Object was successfully created',
  ObjectRetitled: 'Object title was successfully updated',
  ObjectArchived: 'Object {object} has been archived.',
  ObjectDeleted: 'Object {object} has been deleted.',
  ObjectPurged: 'Object {object} has been purged.',
  ObjectRecycled: 'Object {object} has been recycled.',
  ObjectMarkedAsTemplate: 'Object {object} has been marked as template.',
  ObjectMarkedAsMassChangeTemplate: 'Object {object} has been marked as mass change template.',
  EntryArchived: 'Entry {entry} has been successfully archived from {from} to {to}.',
  EntryMarkedDeleted: 'Entry {entry} has been successfully deleted from {from} to {to}.',
  EntryRecycled: 'Entry {entry} has been successfully recycled from {from} to {to}.',
  EntryPurged: 'Entry {entry} has been successfully purged from {from} to {to}.',
  EntryDeleted: "Category entry '{entry}' successfully deleted",
  EntryQuickpurged: "Category entry '{entry}' successfully purged",
  EntrySaved: 'Category entry successfully saved',
  EntryCreatedDeprecated:
    "Category entry successfully created. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]",
  EntrySavedDeprecated:
    "Category entry successfully saved. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]",
  Yes: 'Yes',
  No: 'No',
  NotBegun: 'Not yet active',
  Active: 'Active',
  Expired: 'Expired',
  DaysLeft: '{days} days',
} as const;
