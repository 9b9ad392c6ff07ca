// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type {
  CmdbCablingReadParams, CmdbCablingReadResult, CmdbCategoriesReadParams, CmdbCategoriesReadResult, CmdbCategoryArchiveParams,
  CmdbCategoryArchiveResult, CmdbCategoryCreateParams, CmdbCategoryCreateResult, CmdbCategoryDeleteParams,
  CmdbCategoryDeleteResult, CmdbCategoryInfoReadParams, CmdbCategoryInfoReadResult, CmdbCategoryPurgeParams,
  CmdbCategoryPurgeResult, CmdbCategoryQuickpurgeParams, CmdbCategoryQuickpurgeResult, CmdbCategoryReadParams,
  CmdbCategoryReadResult, CmdbCategoryRecycleParams, CmdbCategoryRecycleResult, CmdbCategorySaveParams, CmdbCategorySaveResult,
  CmdbCategoryUpdateParams, CmdbCategoryUpdateResult, CmdbConditionReadParams, CmdbConditionReadResult, CmdbContactReadParams,
  CmdbContactReadResult, CmdbDialogCreateParams, CmdbDialogCreateResult, CmdbDialogDeleteParams, CmdbDialogDeleteResult,
  CmdbDialogReadParams, CmdbDialogReadResult, CmdbDialogUpdateParams, CmdbDialogUpdateResult, CmdbExternalLinkV2Params,
  CmdbExternalLinkV2Result, CmdbExternalPullV2Params, CmdbExternalPullV2Result, CmdbExternalPushV2Params,
  CmdbExternalPushV2Result, CmdbFilterReadParams, CmdbFilterReadResult, CmdbImpactReadParams, CmdbImpactReadResult,
  CmdbIpSearchReadParams, CmdbIpSearchReadResult, CmdbLocationTreeReadParams, CmdbLocationTreeReadResult, CmdbLogbookCreateParams,
  CmdbLogbookCreateResult, CmdbLogbookReadParams, CmdbLogbookReadResult, CmdbObjectArchiveParams, CmdbObjectArchiveResult,
  CmdbObjectCreateParams, CmdbObjectCreateResult, CmdbObjectDeleteParams, CmdbObjectDeleteResult,
  CmdbObjectMarkAsMassChangeTemplateParams, CmdbObjectMarkAsMassChangeTemplateResult, CmdbObjectMarkAsTemplateParams,
  CmdbObjectMarkAsTemplateResult, CmdbObjectPurgeParams, CmdbObjectPurgeResult, CmdbObjectQuickpurgeParams,
  CmdbObjectQuickpurgeResult, CmdbObjectReadParams, CmdbObjectReadResult, CmdbObjectRecycleParams, CmdbObjectRecycleResult,
  CmdbObjectTypeCategoriesReadParams, CmdbObjectTypeCategoriesReadResult, CmdbObjectTypeCreateV2Params,
  CmdbObjectTypeCreateV2Result, CmdbObjectTypeDeleteV2Params, CmdbObjectTypeDeleteV2Result, CmdbObjectTypeGroupCreateV2Params,
  CmdbObjectTypeGroupCreateV2Result, CmdbObjectTypeGroupDeleteV2Params, CmdbObjectTypeGroupDeleteV2Result,
  CmdbObjectTypeGroupReadV2Params, CmdbObjectTypeGroupReadV2Result, CmdbObjectTypeGroupUpdateV2Params,
  CmdbObjectTypeGroupUpdateV2Result, CmdbObjectTypeGroupsReadParams, CmdbObjectTypeGroupsReadResult, CmdbObjectTypeReadV2Params,
  CmdbObjectTypeReadV2Result, CmdbObjectTypeUpdateV2Params, CmdbObjectTypeUpdateV2Result, CmdbObjectTypesReadParams,
  CmdbObjectTypesReadResult, CmdbObjectUpdateParams, CmdbObjectUpdateResult, CmdbObjectsByRelationReadParams,
  CmdbObjectsByRelationReadResult, CmdbObjectsReadParams, CmdbObjectsReadResult, CmdbReportListV2Params, CmdbReportListV2Result,
  CmdbReportReadV2Params, CmdbReportReadV2Result, CmdbReportsReadParams, CmdbReportsReadResult, CmdbStatusDeleteParams,
  CmdbStatusDeleteResult, CmdbStatusReadParams, CmdbStatusReadResult, CmdbStatusSaveParams, CmdbStatusSaveResult,
  CmdbWorkstationComponentsReadParams, CmdbWorkstationComponentsReadResult, ConsoleRunParams, ConsoleRunResult,
  ConsoleSearchQueryParams, ConsoleSearchQueryResult, ConsoleSystemObjectcleanupParams, ConsoleSystemObjectcleanupResult,
  IdoitAddonsReadParams, IdoitAddonsReadResult, IdoitConstantsReadParams, IdoitConstantsReadResult, IdoitLicenseReadParams,
  IdoitLicenseReadResult, IdoitLoginParams, IdoitLoginResult, IdoitLogoutParams, IdoitLogoutResult, IdoitSearchReadParams,
  IdoitSearchReadResult, IdoitVersionReadParams, IdoitVersionReadResult, KatasterAccessReadParams, KatasterAccessReadResult,
  KatasterAuditReadParams, KatasterAuditReadResult, KatasterChangesApplyParams, KatasterChangesApplyResult,
  KatasterChangesCompareParams, KatasterChangesCompareResult, KatasterChangesFollowParams, KatasterChangesFollowResult,
  KatasterChangesReadParams, KatasterChangesReadResult, KatasterChangesRevertParams, KatasterChangesRevertResult,
  KatasterDialogMergeParams, KatasterDialogMergeResult, KatasterGrantCreateParams, KatasterGrantCreateResult,
  KatasterGrantReadParams, KatasterGrantReadResult, KatasterGrantRevokeParams, KatasterGrantRevokeResult,
  KatasterImpactReadParams, KatasterImpactReadResult, KatasterImportProfileDeleteParams, KatasterImportProfileDeleteResult,
  KatasterImportProfileReadParams, KatasterImportProfileReadResult, KatasterImportProfileSaveParams,
  KatasterImportProfileSaveResult, KatasterImportsReadParams, KatasterImportsReadResult, KatasterImportsSaveParams,
  KatasterImportsSaveResult, KatasterKeyCreateParams, KatasterKeyCreateResult, KatasterKeyReadParams, KatasterKeyReadResult,
  KatasterKeyRevokeParams, KatasterKeyRevokeResult, KatasterKeyRotateParams, KatasterKeyRotateResult, KatasterKeyUpdateParams,
  KatasterKeyUpdateResult, KatasterObjectMergeParams, KatasterObjectMergeResult, KatasterObjectTypeReadParams,
  KatasterObjectTypeReadResult, KatasterObjectTypeUpdateParams, KatasterObjectTypeUpdateResult, KatasterPasskeyConfirmParams,
  KatasterPasskeyConfirmResult, KatasterPasskeyCreateParams, KatasterPasskeyCreateResult, KatasterPasskeyDeleteParams,
  KatasterPasskeyDeleteResult, KatasterPasskeyReadParams, KatasterPasskeyReadResult, KatasterPasskeyUpdateParams,
  KatasterPasskeyUpdateResult, KatasterProviderConnectParams, KatasterProviderConnectResult, KatasterProviderDeleteParams,
  KatasterProviderDeleteResult, KatasterProviderLinkParams, KatasterProviderLinkResult, KatasterProviderReadParams,
  KatasterProviderReadResult, KatasterProviderSaveParams, KatasterProviderSaveResult, KatasterProviderSyncParams,
  KatasterProviderSyncResult, KatasterProviderTestParams, KatasterProviderTestResult, KatasterRackReadParams,
  KatasterRackReadResult, KatasterReportDeleteParams, KatasterReportDeleteResult, KatasterReportReadParams,
  KatasterReportReadResult, KatasterReportSaveParams, KatasterReportSaveResult, KatasterReportTotalsParams,
  KatasterReportTotalsResult, KatasterSchemaApplyParams, KatasterSchemaApplyResult, KatasterSchemaPreviewParams,
  KatasterSchemaPreviewResult, KatasterSchemaReadParams, KatasterSchemaReadResult, KatasterSecondFactorConfirmParams,
  KatasterSecondFactorConfirmResult, KatasterSecondFactorCreateParams, KatasterSecondFactorCreateResult,
  KatasterSecondFactorResetParams, KatasterSecondFactorResetResult, KatasterSessionEndParams, KatasterSessionEndResult,
  KatasterSessionReadParams, KatasterSessionReadResult, KatasterTraceReadParams, KatasterTraceReadResult,
  KatasterUserCreateParams, KatasterUserCreateResult, KatasterUserDisableParams, KatasterUserDisableResult,
  KatasterUserEnableParams, KatasterUserEnableResult, KatasterUserEndSessionsParams, KatasterUserEndSessionsResult,
  KatasterUserPasswordParams, KatasterUserPasswordResult, KatasterUserReadParams, KatasterUserReadResult,
  KatasterUserSetPasswordParams, KatasterUserSetPasswordResult, KatasterWebhookCreateParams, KatasterWebhookCreateResult,
  KatasterWebhookDeleteParams, KatasterWebhookDeleteResult, KatasterWebhookDeliveriesParams, KatasterWebhookDeliveriesResult,
  KatasterWebhookReadParams, KatasterWebhookReadResult, KatasterWebhookResendParams, KatasterWebhookResendResult,
  KatasterWebhookRotateParams, KatasterWebhookRotateResult, KatasterWebhookTestParams, KatasterWebhookTestResult,
  KatasterWebhookUpdateParams, KatasterWebhookUpdateResult, MonitoringLivestatusCreateParams, MonitoringLivestatusCreateResult,
  MonitoringLivestatusDeleteParams, MonitoringLivestatusDeleteResult, MonitoringLivestatusReadParams,
  MonitoringLivestatusReadResult, MonitoringLivestatusUpdateParams, MonitoringLivestatusUpdateResult, RpcDiscoverParams,
  RpcDiscoverResult, SystemEndpointsReadV2Params, SystemEndpointsReadV2Result,
} from './types.js';

/** The contract, and the dialects that differ from it. */
export type DialectName = 'contract' | 'idoit';

/** The kinds of categories that have numbers of their own. */
export type CategoryKind = 'global' | 'specific' | 'custom';

/** Verbs of rights. */
export const verbs = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] as const;
export type Verb = (typeof verbs)[number];

/** Resources that methods act on, in the words of errors. */
export const resources = {
  audit: 'the audit',
  catalogue: 'the catalogue',
  dialog: 'dialogs',
  entry: 'entries',
  grant: 'grants',
  import_profile: 'profiles of imports',
  key: 'keys',
  livestatus: 'addresses of monitoring',
  object: 'objects',
  report: 'reports',
  session: 'sessions',
  user: 'users',
  webhook: 'webhooks',
} as const;
export type Resource = keyof typeof resources;

/** Handlers that src/handlers must implement: one function per method, grouped by namespace. */
export interface Handlers<Context> {
  cabling: {
    /** cmdb.cabling.read: Read the ends of a cable. */
    read(params: CmdbCablingReadParams, context: Context): Promise<CmdbCablingReadResult>;
  };
  categories: {
    /** cmdb.categories.read: Read the entries of several categories. */
    read(params: CmdbCategoriesReadParams, context: Context): Promise<CmdbCategoriesReadResult>;
  };
  category: {
    /** cmdb.category.archive: Archive an entry. */
    archive(params: CmdbCategoryArchiveParams, context: Context): Promise<CmdbCategoryArchiveResult>;
    /** cmdb.category.create: Create an entry. */
    create(params: CmdbCategoryCreateParams, context: Context): Promise<CmdbCategoryCreateResult>;
    /** cmdb.category.delete: Take an entry one step towards deletion. */
    delete(params: CmdbCategoryDeleteParams, context: Context): Promise<CmdbCategoryDeleteResult>;
    /** cmdb.category.purge: Purge an entry. */
    purge(params: CmdbCategoryPurgeParams, context: Context): Promise<CmdbCategoryPurgeResult>;
    /** cmdb.category.quickpurge: Purge an entry where Quickpurge is enabled. */
    quickpurge(params: CmdbCategoryQuickpurgeParams, context: Context): Promise<CmdbCategoryQuickpurgeResult>;
    /** cmdb.category.read: Read the entries of a category. */
    read(params: CmdbCategoryReadParams, context: Context): Promise<CmdbCategoryReadResult>;
    /** cmdb.category.recycle: Recycle an entry. */
    recycle(params: CmdbCategoryRecycleParams, context: Context): Promise<CmdbCategoryRecycleResult>;
    /** cmdb.category.save: Create or update an entry. */
    save(params: CmdbCategorySaveParams, context: Context): Promise<CmdbCategorySaveResult>;
    /** cmdb.category.update: Update an entry. */
    update(params: CmdbCategoryUpdateParams, context: Context): Promise<CmdbCategoryUpdateResult>;
  };
  category_info: {
    /** cmdb.category_info.read: Read the attributes of a category. */
    read(params: CmdbCategoryInfoReadParams, context: Context): Promise<CmdbCategoryInfoReadResult>;
  };
  condition: {
    /** cmdb.condition.read: Find objects by conditions. */
    read(params: CmdbConditionReadParams, context: Context): Promise<CmdbConditionReadResult>;
  };
  contact: {
    /** cmdb.contact.read: Read what a contact is assigned to. */
    read(params: CmdbContactReadParams, context: Context): Promise<CmdbContactReadResult>;
  };
  dialog: {
    /** cmdb.dialog.create: Add a choice to a dialog. */
    create(params: CmdbDialogCreateParams, context: Context): Promise<CmdbDialogCreateResult>;
    /** cmdb.dialog.delete: Delete a choice of a dialog. */
    delete(params: CmdbDialogDeleteParams, context: Context): Promise<CmdbDialogDeleteResult>;
    /** cmdb.dialog.read: Read the choices of a dialog. */
    read(params: CmdbDialogReadParams, context: Context): Promise<CmdbDialogReadResult>;
    /** cmdb.dialog.update: Retitle a choice of a dialog. */
    update(params: CmdbDialogUpdateParams, context: Context): Promise<CmdbDialogUpdateResult>;
    /** kataster.dialog.merge: Merge a choice into another. */
    merge(params: KatasterDialogMergeParams, context: Context): Promise<KatasterDialogMergeResult>;
  };
  external: {
    /** cmdb.external.link.v2: Link an object to an external id. */
    linkV2(params: CmdbExternalLinkV2Params, context: Context): Promise<CmdbExternalLinkV2Result>;
    /** cmdb.external.pull.v2: Read the objects of a data source. */
    pullV2(params: CmdbExternalPullV2Params, context: Context): Promise<CmdbExternalPullV2Result>;
    /** cmdb.external.push.v2: Write what a data source knows of an object. */
    pushV2(params: CmdbExternalPushV2Params, context: Context): Promise<CmdbExternalPushV2Result>;
  };
  filter: {
    /** cmdb.filter.read: Read saved filters. */
    read(params: CmdbFilterReadParams, context: Context): Promise<CmdbFilterReadResult>;
  };
  impact: {
    /** cmdb.impact.read: Read what depends on an object along relations. */
    tree(params: CmdbImpactReadParams, context: Context): Promise<CmdbImpactReadResult>;
    /** kataster.impact.read: Read what fails with an object. */
    read(params: KatasterImpactReadParams, context: Context): Promise<KatasterImpactReadResult>;
  };
  ip_search: {
    /** cmdb.ip_search.read: Find the nets of an address. */
    read(params: CmdbIpSearchReadParams, context: Context): Promise<CmdbIpSearchReadResult>;
  };
  location_tree: {
    /** cmdb.location_tree.read: Read what stands in a place. */
    read(params: CmdbLocationTreeReadParams, context: Context): Promise<CmdbLocationTreeReadResult>;
  };
  logbook: {
    /** cmdb.logbook.create: Write a message in the logbook. */
    create(params: CmdbLogbookCreateParams, context: Context): Promise<CmdbLogbookCreateResult>;
    /** cmdb.logbook.read: Read the logbook. */
    read(params: CmdbLogbookReadParams, context: Context): Promise<CmdbLogbookReadResult>;
  };
  object_type_group_definition: {
    /** cmdb.object-type-group.create.v2: Create a group of object types. */
    create(params: CmdbObjectTypeGroupCreateV2Params, context: Context): Promise<CmdbObjectTypeGroupCreateV2Result>;
    /** cmdb.object-type-group.delete.v2: Delete a group of object types. */
    delete(params: CmdbObjectTypeGroupDeleteV2Params, context: Context): Promise<CmdbObjectTypeGroupDeleteV2Result>;
    /** cmdb.object-type-group.read.v2: Read groups of object types with their settings. */
    read(params: CmdbObjectTypeGroupReadV2Params, context: Context): Promise<CmdbObjectTypeGroupReadV2Result>;
    /** cmdb.object-type-group.update.v2: Change a group of object types. */
    update(params: CmdbObjectTypeGroupUpdateV2Params, context: Context): Promise<CmdbObjectTypeGroupUpdateV2Result>;
  };
  object_type_definition: {
    /** cmdb.object-type.create.v2: Create an object type. */
    create(params: CmdbObjectTypeCreateV2Params, context: Context): Promise<CmdbObjectTypeCreateV2Result>;
    /** cmdb.object-type.delete.v2: Delete an object type. */
    delete(params: CmdbObjectTypeDeleteV2Params, context: Context): Promise<CmdbObjectTypeDeleteV2Result>;
    /** cmdb.object-type.read.v2: Read object types with their settings. */
    read(params: CmdbObjectTypeReadV2Params, context: Context): Promise<CmdbObjectTypeReadV2Result>;
    /** cmdb.object-type.update.v2: Change an object type. */
    update(params: CmdbObjectTypeUpdateV2Params, context: Context): Promise<CmdbObjectTypeUpdateV2Result>;
  };
  object: {
    /** cmdb.object.archive: Archive an object. */
    archive(params: CmdbObjectArchiveParams, context: Context): Promise<CmdbObjectArchiveResult>;
    /** cmdb.object.create: Create an object. */
    create(params: CmdbObjectCreateParams, context: Context): Promise<CmdbObjectCreateResult>;
    /** cmdb.object.delete: Archive, delete or purge an object. */
    delete(params: CmdbObjectDeleteParams, context: Context): Promise<CmdbObjectDeleteResult>;
    /** cmdb.object.markAsMassChangeTemplate: Mark an object as mass change template. */
    markAsMassChangeTemplate(
      params: CmdbObjectMarkAsMassChangeTemplateParams,
      context: Context,
    ): Promise<CmdbObjectMarkAsMassChangeTemplateResult>;
    /** cmdb.object.markAsTemplate: Mark an object as template. */
    markAsTemplate(params: CmdbObjectMarkAsTemplateParams, context: Context): Promise<CmdbObjectMarkAsTemplateResult>;
    /** cmdb.object.purge: Purge an object. */
    purge(params: CmdbObjectPurgeParams, context: Context): Promise<CmdbObjectPurgeResult>;
    /** cmdb.object.quickpurge: Purge objects where Quickpurge is enabled. */
    quickpurge(params: CmdbObjectQuickpurgeParams, context: Context): Promise<CmdbObjectQuickpurgeResult>;
    /** cmdb.object.read: Read an object. */
    read(params: CmdbObjectReadParams, context: Context): Promise<CmdbObjectReadResult>;
    /** cmdb.object.recycle: Recycle an object. */
    recycle(params: CmdbObjectRecycleParams, context: Context): Promise<CmdbObjectRecycleResult>;
    /** cmdb.object.update: Change the title of an object. */
    update(params: CmdbObjectUpdateParams, context: Context): Promise<CmdbObjectUpdateResult>;
    /** kataster.object.merge: Merge an object into another. */
    merge(params: KatasterObjectMergeParams, context: Context): Promise<KatasterObjectMergeResult>;
  };
  object_type_categories: {
    /** cmdb.object_type_categories.read: Read the categories of an object type. */
    read(params: CmdbObjectTypeCategoriesReadParams, context: Context): Promise<CmdbObjectTypeCategoriesReadResult>;
  };
  object_type_groups: {
    /** cmdb.object_type_groups.read: Read groups of object types. */
    read(params: CmdbObjectTypeGroupsReadParams, context: Context): Promise<CmdbObjectTypeGroupsReadResult>;
  };
  object_types: {
    /** cmdb.object_types.read: Read object types. */
    read(params: CmdbObjectTypesReadParams, context: Context): Promise<CmdbObjectTypesReadResult>;
  };
  objects: {
    /** cmdb.objects.read: List objects. */
    read(params: CmdbObjectsReadParams, context: Context): Promise<CmdbObjectsReadResult>;
  };
  objects_by_relation: {
    /** cmdb.objects_by_relation.read: Read what relations connect an object with. */
    read(params: CmdbObjectsByRelationReadParams, context: Context): Promise<CmdbObjectsByRelationReadResult>;
  };
  report: {
    /** cmdb.report.list.v2: List the saved reports. */
    listV2(params: CmdbReportListV2Params, context: Context): Promise<CmdbReportListV2Result>;
    /** cmdb.report.read.v2: Read the rows of a saved report. */
    readV2(params: CmdbReportReadV2Params, context: Context): Promise<CmdbReportReadV2Result>;
    /** kataster.report.delete: Delete a saved report. */
    delete(params: KatasterReportDeleteParams, context: Context): Promise<KatasterReportDeleteResult>;
    /** kataster.report.read: Read a saved report as a table. */
    read(params: KatasterReportReadParams, context: Context): Promise<KatasterReportReadResult>;
    /** kataster.report.save: Save a report. */
    save(params: KatasterReportSaveParams, context: Context): Promise<KatasterReportSaveResult>;
    /** kataster.report.totals: Read the totals of a saved report. */
    totals(params: KatasterReportTotalsParams, context: Context): Promise<KatasterReportTotalsResult>;
  };
  reports: {
    /** cmdb.reports.read: Read saved reports, or the rows of one. */
    read(params: CmdbReportsReadParams, context: Context): Promise<CmdbReportsReadResult>;
  };
  status: {
    /** cmdb.status.delete: Delete a CMDB status. */
    delete(params: CmdbStatusDeleteParams, context: Context): Promise<CmdbStatusDeleteResult>;
    /** cmdb.status.read: Read the CMDB statuses. */
    read(params: CmdbStatusReadParams, context: Context): Promise<CmdbStatusReadResult>;
    /** cmdb.status.save: Add or change a CMDB status. */
    save(params: CmdbStatusSaveParams, context: Context): Promise<CmdbStatusSaveResult>;
  };
  workstation_components: {
    /** cmdb.workstation_components.read: Read the workstations of persons. */
    read(params: CmdbWorkstationComponentsReadParams, context: Context): Promise<CmdbWorkstationComponentsReadResult>;
  };
  console: {
    /** console.run: Run a command of the server. */
    run(params: ConsoleRunParams, context: Context): Promise<ConsoleRunResult>;
  };
  search: {
    /** console.search.query: Search as a command of the server. */
    query(params: ConsoleSearchQueryParams, context: Context): Promise<ConsoleSearchQueryResult>;
    /** idoit.search.read: Search objects and entries. */
    read(params: IdoitSearchReadParams, context: Context): Promise<IdoitSearchReadResult>;
  };
  system: {
    /** console.system.objectcleanup: Purge the objects of a status. */
    objectcleanup(params: ConsoleSystemObjectcleanupParams, context: Context): Promise<ConsoleSystemObjectcleanupResult>;
  };
  addons: {
    /** idoit.addons.read: Read the add-ons. */
    read(params: IdoitAddonsReadParams, context: Context): Promise<IdoitAddonsReadResult>;
  };
  constants: {
    /** idoit.constants.read: Read the constants. */
    read(params: IdoitConstantsReadParams, context: Context): Promise<IdoitConstantsReadResult>;
  };
  license: {
    /** idoit.license.read: Read the licence. */
    read(params: IdoitLicenseReadParams, context: Context): Promise<IdoitLicenseReadResult>;
  };
  idoit: {
    /** idoit.login: Open a session. */
    login(params: IdoitLoginParams, context: Context): Promise<IdoitLoginResult>;
    /** idoit.logout: End a session. */
    logout(params: IdoitLogoutParams, context: Context): Promise<IdoitLogoutResult>;
  };
  version: {
    /** idoit.version.read: Read the version and the logged-in user. */
    read(params: IdoitVersionReadParams, context: Context): Promise<IdoitVersionReadResult>;
  };
  access: {
    /** kataster.access.read: Read what a key or a user may do. */
    read(params: KatasterAccessReadParams, context: Context): Promise<KatasterAccessReadResult>;
  };
  audit: {
    /** kataster.audit.read: Read the audit. */
    read(params: KatasterAuditReadParams, context: Context): Promise<KatasterAuditReadResult>;
  };
  changes: {
    /** kataster.changes.apply: Apply several writes, or a plan, as one change set. */
    apply(params: KatasterChangesApplyParams, context: Context): Promise<KatasterChangesApplyResult>;
    /** kataster.changes.compare: Compare two moments. */
    compare(params: KatasterChangesCompareParams, context: Context): Promise<KatasterChangesCompareResult>;
    /** kataster.changes.follow: Follow what is changed. */
    follow(params: KatasterChangesFollowParams, context: Context): Promise<KatasterChangesFollowResult>;
    /** kataster.changes.read: Read what was changed. */
    read(params: KatasterChangesReadParams, context: Context): Promise<KatasterChangesReadResult>;
    /** kataster.changes.revert: Undo changes. */
    revert(params: KatasterChangesRevertParams, context: Context): Promise<KatasterChangesRevertResult>;
  };
  grant: {
    /** kataster.grant.create: Grant rights. */
    create(params: KatasterGrantCreateParams, context: Context): Promise<KatasterGrantCreateResult>;
    /** kataster.grant.read: Read what is granted. */
    read(params: KatasterGrantReadParams, context: Context): Promise<KatasterGrantReadResult>;
    /** kataster.grant.revoke: Revoke rights. */
    revoke(params: KatasterGrantRevokeParams, context: Context): Promise<KatasterGrantRevokeResult>;
  };
  import_profile: {
    /** kataster.import_profile.delete: Delete a profile of imports. */
    delete(params: KatasterImportProfileDeleteParams, context: Context): Promise<KatasterImportProfileDeleteResult>;
    /** kataster.import_profile.read: Read the profiles of imports. */
    read(params: KatasterImportProfileReadParams, context: Context): Promise<KatasterImportProfileReadResult>;
    /** kataster.import_profile.save: Save a profile of imports. */
    save(params: KatasterImportProfileSaveParams, context: Context): Promise<KatasterImportProfileSaveResult>;
  };
  imports: {
    /** kataster.imports.read: Read what imports of a source made. */
    read(params: KatasterImportsReadParams, context: Context): Promise<KatasterImportsReadResult>;
    /** kataster.imports.save: Write rows of a source. */
    save(params: KatasterImportsSaveParams, context: Context): Promise<KatasterImportsSaveResult>;
  };
  key: {
    /** kataster.key.create: Create a key. */
    create(params: KatasterKeyCreateParams, context: Context): Promise<KatasterKeyCreateResult>;
    /** kataster.key.read: Read the keys. */
    read(params: KatasterKeyReadParams, context: Context): Promise<KatasterKeyReadResult>;
    /** kataster.key.revoke: Revoke a key. */
    revoke(params: KatasterKeyRevokeParams, context: Context): Promise<KatasterKeyRevokeResult>;
    /** kataster.key.rotate: Put a new key in the place of one. */
    rotate(params: KatasterKeyRotateParams, context: Context): Promise<KatasterKeyRotateResult>;
    /** kataster.key.update: Change what a key is good for. */
    update(params: KatasterKeyUpdateParams, context: Context): Promise<KatasterKeyUpdateResult>;
  };
  object_type: {
    /** kataster.object_type.read: Read how an object type is configured. */
    read(params: KatasterObjectTypeReadParams, context: Context): Promise<KatasterObjectTypeReadResult>;
    /** kataster.object_type.update: Set the default template of an object type. */
    update(params: KatasterObjectTypeUpdateParams, context: Context): Promise<KatasterObjectTypeUpdateResult>;
  };
  passkey: {
    /** kataster.passkey.confirm: Add a passkey. */
    confirm(params: KatasterPasskeyConfirmParams, context: Context): Promise<KatasterPasskeyConfirmResult>;
    /** kataster.passkey.create: Begin to add a passkey. */
    create(params: KatasterPasskeyCreateParams, context: Context): Promise<KatasterPasskeyCreateResult>;
    /** kataster.passkey.delete: Remove a passkey of one's own. */
    delete(params: KatasterPasskeyDeleteParams, context: Context): Promise<KatasterPasskeyDeleteResult>;
    /** kataster.passkey.read: Read one's own passkeys. */
    read(params: KatasterPasskeyReadParams, context: Context): Promise<KatasterPasskeyReadResult>;
    /** kataster.passkey.update: Rename a passkey of one's own. */
    update(params: KatasterPasskeyUpdateParams, context: Context): Promise<KatasterPasskeyUpdateResult>;
  };
  provider: {
    /** kataster.provider.connect: Test the connection with a directory. */
    connect(params: KatasterProviderConnectParams, context: Context): Promise<KatasterProviderConnectResult>;
    /** kataster.provider.delete: Delete a provider. */
    delete(params: KatasterProviderDeleteParams, context: Context): Promise<KatasterProviderDeleteResult>;
    /** kataster.provider.link: Link an account to a person. */
    link(params: KatasterProviderLinkParams, context: Context): Promise<KatasterProviderLinkResult>;
    /** kataster.provider.read: Read the providers. */
    read(params: KatasterProviderReadParams, context: Context): Promise<KatasterProviderReadResult>;
    /** kataster.provider.save: Create or change a provider. */
    save(params: KatasterProviderSaveParams, context: Context): Promise<KatasterProviderSaveResult>;
    /** kataster.provider.sync: Synchronize a directory. */
    sync(params: KatasterProviderSyncParams, context: Context): Promise<KatasterProviderSyncResult>;
    /** kataster.provider.test: Try out the rules of a provider. */
    test(params: KatasterProviderTestParams, context: Context): Promise<KatasterProviderTestResult>;
  };
  rack: {
    /** kataster.rack.read: Read a rack with what is in it. */
    read(params: KatasterRackReadParams, context: Context): Promise<KatasterRackReadResult>;
  };
  schema: {
    /** kataster.schema.apply: Apply a schema. */
    apply(params: KatasterSchemaApplyParams, context: Context): Promise<KatasterSchemaApplyResult>;
    /** kataster.schema.preview: Preview a schema. */
    preview(params: KatasterSchemaPreviewParams, context: Context): Promise<KatasterSchemaPreviewResult>;
    /** kataster.schema.read: Read the schema. */
    read(params: KatasterSchemaReadParams, context: Context): Promise<KatasterSchemaReadResult>;
  };
  second_factor: {
    /** kataster.second_factor.confirm: Confirm a second factor. */
    confirm(params: KatasterSecondFactorConfirmParams, context: Context): Promise<KatasterSecondFactorConfirmResult>;
    /** kataster.second_factor.create: Begin to set up a second factor. */
    create(params: KatasterSecondFactorCreateParams, context: Context): Promise<KatasterSecondFactorCreateResult>;
    /** kataster.second_factor.reset: Remove the second factor of a user. */
    reset(params: KatasterSecondFactorResetParams, context: Context): Promise<KatasterSecondFactorResetResult>;
  };
  session: {
    /** kataster.session.end: End a session of one's own. */
    end(params: KatasterSessionEndParams, context: Context): Promise<KatasterSessionEndResult>;
    /** kataster.session.read: Read one's own sessions. */
    read(params: KatasterSessionReadParams, context: Context): Promise<KatasterSessionReadResult>;
  };
  trace: {
    /** kataster.trace.read: Trace cables from end to end. */
    read(params: KatasterTraceReadParams, context: Context): Promise<KatasterTraceReadResult>;
  };
  user: {
    /** kataster.user.create: Create a user. */
    create(params: KatasterUserCreateParams, context: Context): Promise<KatasterUserCreateResult>;
    /** kataster.user.disable: Disable a user. */
    disable(params: KatasterUserDisableParams, context: Context): Promise<KatasterUserDisableResult>;
    /** kataster.user.enable: Enable a user. */
    enable(params: KatasterUserEnableParams, context: Context): Promise<KatasterUserEnableResult>;
    /** kataster.user.endSessions: End the sessions of a user. */
    endSessions(params: KatasterUserEndSessionsParams, context: Context): Promise<KatasterUserEndSessionsResult>;
    /** kataster.user.password: Change one's own password. */
    password(params: KatasterUserPasswordParams, context: Context): Promise<KatasterUserPasswordResult>;
    /** kataster.user.read: Read the users. */
    read(params: KatasterUserReadParams, context: Context): Promise<KatasterUserReadResult>;
    /** kataster.user.setPassword: Set the password of a user. */
    setPassword(params: KatasterUserSetPasswordParams, context: Context): Promise<KatasterUserSetPasswordResult>;
  };
  webhook: {
    /** kataster.webhook.create: Create a webhook. */
    create(params: KatasterWebhookCreateParams, context: Context): Promise<KatasterWebhookCreateResult>;
    /** kataster.webhook.delete: Delete a webhook. */
    delete(params: KatasterWebhookDeleteParams, context: Context): Promise<KatasterWebhookDeleteResult>;
    /** kataster.webhook.deliveries: Read the deliveries of a webhook that were not made. */
    deliveries(params: KatasterWebhookDeliveriesParams, context: Context): Promise<KatasterWebhookDeliveriesResult>;
    /** kataster.webhook.read: Read the webhooks. */
    read(params: KatasterWebhookReadParams, context: Context): Promise<KatasterWebhookReadResult>;
    /** kataster.webhook.resend: Resend failed deliveries. */
    resend(params: KatasterWebhookResendParams, context: Context): Promise<KatasterWebhookResendResult>;
    /** kataster.webhook.rotate: Replace the secret of a webhook. */
    rotate(params: KatasterWebhookRotateParams, context: Context): Promise<KatasterWebhookRotateResult>;
    /** kataster.webhook.test: Send a test delivery. */
    test(params: KatasterWebhookTestParams, context: Context): Promise<KatasterWebhookTestResult>;
    /** kataster.webhook.update: Change a webhook. */
    update(params: KatasterWebhookUpdateParams, context: Context): Promise<KatasterWebhookUpdateResult>;
  };
  livestatus: {
    /** monitoring.livestatus.create: Add an address of monitoring. */
    create(params: MonitoringLivestatusCreateParams, context: Context): Promise<MonitoringLivestatusCreateResult>;
    /** monitoring.livestatus.delete: Delete addresses of monitoring. */
    delete(params: MonitoringLivestatusDeleteParams, context: Context): Promise<MonitoringLivestatusDeleteResult>;
    /** monitoring.livestatus.read: Read addresses of monitoring. */
    read(params: MonitoringLivestatusReadParams, context: Context): Promise<MonitoringLivestatusReadResult>;
    /** monitoring.livestatus.update: Change an address of monitoring. */
    update(params: MonitoringLivestatusUpdateParams, context: Context): Promise<MonitoringLivestatusUpdateResult>;
  };
  rpc: {
    /** rpc.discover: Read this document. */
    discover(params: RpcDiscoverParams, context: Context): Promise<RpcDiscoverResult>;
  };
  endpoints: {
    /** system.endpoints.read.v2: Read what every method takes. */
    readV2(params: SystemEndpointsReadV2Params, context: Context): Promise<SystemEndpointsReadV2Result>;
  };
}

/** Every method of the interface. */
export const methods = {
  'cmdb.cabling.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    dialects: ['idoit'],
    handler: ['cabling', 'read'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'as_of'],
  },
  'cmdb.categories.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'entry' },
    open: false,
    handler: ['categories', 'read'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'catgID',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'digits' }, { path: ['*'], as: 'digits' }],
      },
      {
        name: 'catsID',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'digits' }, { path: ['*'], as: 'digits' }],
      },
      {
        name: 'customID',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'digits' }, { path: ['*'], as: 'digits' }],
      },
      { name: 'content', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'with_revision', 'as_of'],
    emptyOn: { idoit: ['ObjectNotFound'] },
  },
  'cmdb.category.archive': {
    access: 'write',
    permission: { verb: 'archive', resource: 'entry' },
    open: false,
    handler: ['category', 'archive'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'entry', required: true, aliases: ['cateID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.category.create': {
    access: 'write',
    permission: { verb: 'edit', resource: 'entry' },
    open: false,
    handler: ['category', 'create'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'data', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
    conversions: { idoit: [{ path: ['id'], to: 'integer' }] },
  },
  'cmdb.category.delete': {
    access: 'write',
    permission: { verb: 'delete', resource: 'entry' },
    open: false,
    handler: ['category', 'delete'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'cateID', required: false, aliases: ['id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'entry', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
    oneOf: ['cateID', 'entry'],
  },
  'cmdb.category.purge': {
    access: 'write',
    permission: { verb: 'purge', resource: 'entry' },
    open: false,
    handler: ['category', 'purge'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'entry', required: false, aliases: ['cateID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.category.quickpurge': {
    access: 'write',
    permission: { verb: 'purge', resource: 'entry' },
    open: false,
    handler: ['category', 'quickpurge'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'cateID', required: false, aliases: ['id', 'entry'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.category.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'entry' },
    open: false,
    handler: ['category', 'read'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      {
        name: 'status',
        required: false,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            meanings: [
              { path: [], as: { '2': 2, '3': 3, '4': 4, '-1': -1, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' } },
            ],
          },
        },
      },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
      { name: 'content', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'with_revision', 'as_of'],
    emptyOn: { idoit: ['ObjectNotFound'] },
  },
  'cmdb.category.recycle': {
    access: 'write',
    permission: { verb: 'archive', resource: 'entry' },
    open: false,
    handler: ['category', 'recycle'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'entry', required: true, aliases: ['cateID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.category.save': {
    access: 'write',
    permission: { verb: 'edit', resource: 'entry' },
    open: false,
    handler: ['category', 'save'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'data', required: true, aliases: [], numberedAliases: {} },
      { name: 'entry', required: false, aliases: ['cateID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.category.update': {
    access: 'write',
    permission: { verb: 'edit', resource: 'entry' },
    open: false,
    handler: ['category', 'update'],
    parameters: [
      { name: 'objID', required: true, aliases: ['object'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'data', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.category_info.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    handler: ['category_info', 'read'],
    parameters: [
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
    ],
    options: ['time_zone'],
  },
  'cmdb.condition.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['condition', 'read'],
    parameters: [
      {
        name: 'conditions',
        required: true,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: ['*', 'value'], as: 'digits' }],
      },
    ],
    options: ['time_zone', 'as_of'],
    conversions: {
      idoit: [
        {
          path: ['*', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: '1',
            C__RECORD_STATUS__NORMAL: '2',
            C__RECORD_STATUS__ARCHIVED: '3',
            C__RECORD_STATUS__DELETED: '4',
            C__RECORD_STATUS__TEMPLATE: '6',
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: '7',
          },
        },
      ],
    },
  },
  'cmdb.contact.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    dialects: ['idoit'],
    handler: ['contact', 'read'],
    parameters: [
      { name: 'method', required: true, aliases: [], numberedAliases: {} },
      { name: 'filter', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: ['id'], as: 'id' }] },
    ],
    options: ['time_zone', 'as_of'],
  },
  'cmdb.dialog.create': {
    access: 'write',
    permission: { verb: 'create', resource: 'dialog' },
    open: false,
    handler: ['dialog', 'create'],
    parameters: [
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'property', required: true, aliases: [], numberedAliases: {} },
      { name: 'value', required: true, aliases: [], numberedAliases: {} },
      { name: 'parent', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.dialog.delete': {
    access: 'write',
    permission: { verb: 'delete', resource: 'dialog' },
    open: false,
    takesLong: true,
    handler: ['dialog', 'delete'],
    parameters: [
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'property', required: true, aliases: [], numberedAliases: {} },
      { name: 'entry_id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.dialog.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'dialog' },
    open: false,
    handler: ['dialog', 'read'],
    parameters: [
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'property', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'cmdb.dialog.update': {
    access: 'write',
    permission: { verb: 'edit', resource: 'dialog' },
    open: false,
    handler: ['dialog', 'update'],
    parameters: [
      {
        name: 'category',
        required: true,
        aliases: ['catgID', 'catsID', 'customID'],
        numberedAliases: { catgID: 'global', catsID: 'specific', customID: 'custom' },
      },
      { name: 'property', required: true, aliases: [], numberedAliases: {} },
      { name: 'entry_id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'value', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.external.link.v2': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['external', 'linkV2'],
    parameters: [
      { name: 'extType', required: true, aliases: [], numberedAliases: {} },
      { name: 'extId', required: true, aliases: [], numberedAliases: {} },
      { name: 'objectId', required: true, aliases: ['object', 'objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.external.pull.v2': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['external', 'pullV2'],
    parameters: [
      { name: 'extType', required: true, aliases: [], numberedAliases: {} },
      { name: 'extId', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
    conversions: {
      idoit: [
        { path: ['*', 'id'], to: 'integer' },
        { path: ['*', 'objecttype'], to: 'integer' },
        {
          path: ['*', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: 1,
            C__RECORD_STATUS__NORMAL: 2,
            C__RECORD_STATUS__ARCHIVED: 3,
            C__RECORD_STATUS__DELETED: 4,
            C__RECORD_STATUS__TEMPLATE: 6,
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: 7,
          },
        },
        { path: ['*', 'cmdb_status'], to: 'integer' },
      ],
    },
  },
  'cmdb.external.push.v2': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['external', 'pushV2'],
    parameters: [
      { name: 'extType', required: true, aliases: [], numberedAliases: {} },
      { name: 'extId', required: true, aliases: [], numberedAliases: {} },
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'class', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'data', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.filter.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['filter', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'cmdb.impact.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['impact', 'tree'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'relation_type', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'digits' }] },
      {
        name: 'status',
        required: false,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            meanings: [
              { path: [], as: { '2': 2, '3': 3, '4': 4, '-1': -1, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' } },
            ],
          },
        },
      },
    ],
    options: ['time_zone', 'as_of'],
  },
  'cmdb.ip_search.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    dialects: ['idoit'],
    handler: ['ip_search', 'read'],
    parameters: [{ name: 'ip', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone', 'as_of'],
  },
  'cmdb.location_tree.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['location_tree', 'read'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'depth', required: false, aliases: [], numberedAliases: {} },
      {
        name: 'status',
        required: false,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            meanings: [
              { path: [], as: { '2': 2, '3': 3, '4': 4, '-1': -1, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' } },
            ],
          },
        },
      },
    ],
    options: ['time_zone', 'as_of'],
    emptyOn: { idoit: ['ObjectNotFound'] },
    conversions: {
      idoit: [
        { path: ['*', 'id'], to: 'integer' },
        { path: ['*', 'type'], to: 'integer' },
        {
          path: ['*', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: 1,
            C__RECORD_STATUS__NORMAL: 2,
            C__RECORD_STATUS__ARCHIVED: 3,
            C__RECORD_STATUS__DELETED: 4,
            C__RECORD_STATUS__TEMPLATE: 6,
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: 7,
          },
        },
        { path: ['*', 'cmdb_status'], to: 'integer' },
        { path: ['*', 'parent'], to: 'integer' },
      ],
    },
  },
  'cmdb.logbook.create': {
    access: 'write',
    permission: { verb: 'edit', resource: 'entry' },
    open: false,
    handler: ['logbook', 'create'],
    parameters: [
      { name: 'message', required: true, aliases: [], numberedAliases: {} },
      { name: 'object_id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'description', required: false, aliases: [], numberedAliases: {} },
      { name: 'alert_level', required: false, aliases: [], numberedAliases: {} },
      { name: 'object_ids', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'id' }] },
      { name: 'source', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.logbook.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['logbook', 'read'],
    parameters: [
      { name: 'object_id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'catg_logbook_id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'since', required: false, aliases: [], numberedAliases: {} },
      {
        name: 'status',
        required: false,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            meanings: [
              { path: [], as: { '2': 2, '3': 3, '4': 4, '-1': -1, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' } },
            ],
          },
        },
      },
    ],
    options: ['time_zone'],
    emptyOn: { idoit: ['ObjectNotFound'] },
  },
  'cmdb.object-type-group.create.v2': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_group_definition', 'create'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'visible', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.object-type-group.delete.v2': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_group_definition', 'delete'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    oneOf: ['id', 'constant'],
  },
  'cmdb.object-type-group.read.v2': {
    access: 'read',
    permission: { verb: 'view', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_group_definition', 'read'],
    parameters: [
      {
        name: 'id',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'id' }, { path: ['*'], as: 'id' }],
      },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
      { name: 'visible', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'cmdb.object-type-group.update.v2': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_group_definition', 'update'],
    parameters: [
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'visible', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    oneOf: ['id', 'constant'],
  },
  'cmdb.object-type.create.v2': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_definition', 'create'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'objectTypeGroup', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
      { name: 'description', required: false, aliases: [], numberedAliases: {} },
      { name: 'specificCategory', required: false, aliases: [], numberedAliases: {} },
      { name: 'isContainer', required: false, aliases: [], numberedAliases: {} },
      { name: 'isPositionableInRack', required: false, aliases: [], numberedAliases: {} },
      { name: 'isVisible', required: false, aliases: [], numberedAliases: {} },
      { name: 'isRelationMaster', required: false, aliases: [], numberedAliases: {} },
      { name: 'hasOverviewPage', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'color', required: false, aliases: [], numberedAliases: {} },
      { name: 'defaultTemplate', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'sysidPrefix', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.object-type.delete.v2': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_definition', 'delete'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    oneOf: ['id', 'constant'],
  },
  'cmdb.object-type.read.v2': {
    access: 'read',
    permission: { verb: 'view', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_definition', 'read'],
    parameters: [
      {
        name: 'id',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'id' }, { path: ['*'], as: 'id' }],
      },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
      { name: 'visible', required: false, aliases: [], numberedAliases: {} },
      { name: 'with-categories', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'cmdb.object-type.update.v2': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['object_type_definition', 'update'],
    parameters: [
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'constant', required: false, aliases: [], numberedAliases: {} },
      { name: 'objectTypeGroup', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'description', required: false, aliases: [], numberedAliases: {} },
      { name: 'specificCategory', required: false, aliases: [], numberedAliases: {} },
      { name: 'isContainer', required: false, aliases: [], numberedAliases: {} },
      { name: 'isPositionableInRack', required: false, aliases: [], numberedAliases: {} },
      { name: 'isVisible', required: false, aliases: [], numberedAliases: {} },
      { name: 'isRelationMaster', required: false, aliases: [], numberedAliases: {} },
      { name: 'hasOverviewPage', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'color', required: false, aliases: [], numberedAliases: {} },
      { name: 'defaultTemplate', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'sysidPrefix', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    oneOf: ['id', 'constant'],
  },
  'cmdb.object.archive': {
    access: 'write',
    permission: { verb: 'archive', resource: 'object' },
    open: false,
    handler: ['object', 'archive'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object.create': {
    access: 'write',
    permission: { verb: 'create', resource: 'object' },
    open: false,
    handler: ['object', 'create'],
    parameters: [
      { name: 'type', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'categories', required: false, aliases: [], numberedAliases: {} },
      { name: 'category', required: false, aliases: [], numberedAliases: {} },
      { name: 'purpose', required: false, aliases: [], numberedAliases: {} },
      { name: 'cmdb_status', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'description', required: false, aliases: [], numberedAliases: {} },
      { name: 'sysid', required: false, aliases: [], numberedAliases: {} },
      {
        name: 'status',
        required: false,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            meanings: [
              {
                path: [],
                as: { '2': 2, '3': 3, '4': 4, '6': 6, '7': 7, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' },
              },
            ],
          },
        },
      },
      { name: 'template', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'defaultTemplate', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    conversions: { idoit: [{ path: ['id'], to: 'integer' }, { path: ['categories', '*', '*'], to: 'integer' }] },
  },
  'cmdb.object.delete': {
    access: 'write',
    permission: { verb: 'delete', resource: 'object' },
    open: false,
    handler: ['object', 'delete'],
    parameters: [
      {
        name: 'id',
        required: true,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'id' }],
        dialects: { idoit: { aliases: ['object', 'objID'] } },
      },
      {
        name: 'status',
        required: true,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            required: false,
            meanings: [{ path: [], as: { '3': 3, '4': 4, '5': 5, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' } }],
          },
        },
      },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object.markAsMassChangeTemplate': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['object', 'markAsMassChangeTemplate'],
    parameters: [{ name: 'object', required: true, aliases: ['objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object.markAsTemplate': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['object', 'markAsTemplate'],
    parameters: [{ name: 'object', required: true, aliases: ['objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object.purge': {
    access: 'write',
    permission: { verb: 'purge', resource: 'object' },
    open: false,
    handler: ['object', 'purge'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object.quickpurge': {
    access: 'write',
    permission: { verb: 'purge', resource: 'object' },
    open: false,
    handler: ['object', 'quickpurge'],
    parameters: [
      { name: 'id', required: false, aliases: ['object', 'objID'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'ids', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
    oneOf: ['id', 'ids'],
  },
  'cmdb.object.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['object', 'read'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
    options: ['time_zone', 'with_revision', 'as_of'],
    emptyOn: { idoit: ['ObjectNotFound'] },
    conversions: {
      idoit: [
        { path: ['id'], to: 'integer' },
        { path: ['objecttype'], to: 'integer' },
        {
          path: ['status'],
          to: {
            C__RECORD_STATUS__BIRTH: 1,
            C__RECORD_STATUS__NORMAL: 2,
            C__RECORD_STATUS__ARCHIVED: 3,
            C__RECORD_STATUS__DELETED: 4,
            C__RECORD_STATUS__TEMPLATE: 6,
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: 7,
          },
        },
        { path: ['cmdb_status'], to: 'integer' },
      ],
    },
  },
  'cmdb.object.recycle': {
    access: 'write',
    permission: { verb: 'archive', resource: 'object' },
    open: false,
    handler: ['object', 'recycle'],
    parameters: [
      { name: 'object', required: true, aliases: ['objID', 'id'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object.update': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['object', 'update'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'cmdb.object_type_categories.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    handler: ['object_type_categories', 'read'],
    parameters: [
      { name: 'type', required: true, aliases: ['id'], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'raw', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'cmdb.object_type_groups.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    handler: ['object_type_groups', 'read'],
    parameters: [
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: ['id'], as: 'digits' }, { path: ['ids', '*'], as: 'digits' }],
      },
      { name: 'order_by', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'raw', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'cmdb.object_types.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'catalogue' },
    open: false,
    handler: ['object_types', 'read'],
    parameters: [
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: ['id'], as: 'digits' }, { path: ['ids', '*'], as: 'digits' }],
      },
      { name: 'order_by', required: false, aliases: [], numberedAliases: {} },
      { name: 'countobjects', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'raw', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'cmdb.objects.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['objects', 'read'],
    parameters: [
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [
          { path: ['ids', '*'], as: 'id' },
          { path: ['type'], as: 'digits' },
          { path: ['type', '*'], as: 'digits' },
          { path: ['location'], as: 'id' },
          { path: ['attributes', '*', 'value'], as: 'digits' },
          { path: ['attributes', '*', 'value', '*'], as: 'digits' },
        ],
        dialects: {
          idoit: {
            meanings: [
              {
                path: ['status'],
                as: { '1': 1, '2': 2, '3': 3, '4': 4, '6': 6, '7': 7, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' },
              },
            ],
          },
        },
      },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'order_by', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
      { name: 'count', required: false, aliases: [], numberedAliases: {} },
      { name: 'categories', required: false, aliases: [], numberedAliases: {} },
      { name: 'fields', required: false, aliases: [], numberedAliases: {} },
      { name: 'content', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'with_revision', 'as_of'],
    conversions: {
      idoit: [
        { path: ['*', 'id'], to: 'integer' },
        { path: ['*', 'type'], to: 'integer' },
        {
          path: ['*', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: 1,
            C__RECORD_STATUS__NORMAL: 2,
            C__RECORD_STATUS__ARCHIVED: 3,
            C__RECORD_STATUS__DELETED: 4,
            C__RECORD_STATUS__TEMPLATE: 6,
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: 7,
          },
        },
        { path: ['*', 'cmdb_status'], to: 'integer' },
        { path: ['objects', '*', 'id'], to: 'integer' },
        { path: ['objects', '*', 'type'], to: 'integer' },
        {
          path: ['objects', '*', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: 1,
            C__RECORD_STATUS__NORMAL: 2,
            C__RECORD_STATUS__ARCHIVED: 3,
            C__RECORD_STATUS__DELETED: 4,
            C__RECORD_STATUS__TEMPLATE: 6,
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: 7,
          },
        },
        { path: ['objects', '*', 'cmdb_status'], to: 'integer' },
      ],
    },
  },
  'cmdb.objects_by_relation.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['objects_by_relation', 'read'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'relation_type', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      {
        name: 'status',
        required: false,
        aliases: [],
        numberedAliases: {},
        dialects: {
          idoit: {
            meanings: [
              { path: [], as: { '2': 2, '3': 3, '4': 4, '-1': -1, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' } },
            ],
          },
        },
      },
    ],
    options: ['time_zone', 'as_of'],
    emptyOn: { idoit: ['ObjectNotFound'] },
    conversions: {
      idoit: [
        { path: ['*', 'data', 'id'], to: 'integer' },
        { path: ['*', 'data', 'related_object'], to: 'integer' },
        { path: ['*', 'data', 'related_type'], to: 'integer' },
        { path: ['*', 'data', 'master'], to: 'integer' },
        { path: ['*', 'data', 'slave'], to: 'integer' },
        { path: ['*', 'data', 'type'], to: 'integer' },
      ],
    },
  },
  'cmdb.report.list.v2': {
    access: 'read',
    permission: { verb: 'view', resource: 'report' },
    open: false,
    handler: ['report', 'listV2'],
    parameters: [],
    options: ['time_zone', 'with_revision', 'as_of'],
  },
  'cmdb.report.read.v2': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['report', 'readV2'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'as_of'],
  },
  'cmdb.reports.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['reports', 'read'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'as_of'],
  },
  'cmdb.status.delete': {
    access: 'write',
    permission: { verb: 'administer', resource: 'dialog' },
    open: false,
    takesLong: true,
    handler: ['status', 'delete'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.status.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'dialog' },
    open: false,
    handler: ['status', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'cmdb.status.save': {
    access: 'write',
    permission: { verb: 'administer', resource: 'dialog' },
    open: false,
    handler: ['status', 'save'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'constant', required: true, aliases: [], numberedAliases: {} },
      { name: 'color', required: true, aliases: [], numberedAliases: {} },
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'cmdb.workstation_components.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['workstation_components', 'read'],
    parameters: [
      {
        name: 'filter',
        required: true,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: ['id'], as: 'id' }, { path: ['ids', '*'], as: 'id' }],
      },
    ],
    options: ['time_zone', 'as_of'],
    conversions: {
      idoit: [
        {
          path: ['*', 'data', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: '1',
            C__RECORD_STATUS__NORMAL: '2',
            C__RECORD_STATUS__ARCHIVED: '3',
            C__RECORD_STATUS__DELETED: '4',
            C__RECORD_STATUS__TEMPLATE: '6',
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: '7',
          },
        },
        {
          path: ['*', 'children', '*', 'data', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: '1',
            C__RECORD_STATUS__NORMAL: '2',
            C__RECORD_STATUS__ARCHIVED: '3',
            C__RECORD_STATUS__DELETED: '4',
            C__RECORD_STATUS__TEMPLATE: '6',
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: '7',
          },
        },
        {
          path: ['*', 'children', '*', 'children', '*', 'data', 'status'],
          to: {
            C__RECORD_STATUS__BIRTH: '1',
            C__RECORD_STATUS__NORMAL: '2',
            C__RECORD_STATUS__ARCHIVED: '3',
            C__RECORD_STATUS__DELETED: '4',
            C__RECORD_STATUS__TEMPLATE: '6',
            C__RECORD_STATUS__MASS_CHANGES_TEMPLATE: '7',
          },
        },
      ],
    },
  },
  'console.run': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['console', 'run'],
    parameters: [
      { name: 'command', required: true, aliases: [], numberedAliases: {} },
      { name: 'options', required: false, aliases: [], numberedAliases: {} },
      { name: 'arguments', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'console.search.query': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    dialects: ['idoit'],
    handler: ['search', 'query'],
    parameters: [
      { name: 'options', required: true, aliases: [], numberedAliases: {} },
      { name: 'arguments', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'console.system.objectcleanup': {
    access: 'write',
    permission: { verb: 'purge', resource: 'object' },
    open: false,
    dialects: ['idoit'],
    handler: ['system', 'objectcleanup'],
    parameters: [
      { name: 'options', required: true, aliases: [], numberedAliases: {} },
      { name: 'arguments', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment'],
  },
  'idoit.addons.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['addons', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'idoit.constants.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    handler: ['constants', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'idoit.license.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    dialects: ['idoit'],
    handler: ['license', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'idoit.login': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    takesLong: true,
    handler: ['idoit', 'login'],
    parameters: [
      { name: 'username', required: false, aliases: [], numberedAliases: {} },
      { name: 'password', required: false, aliases: [], numberedAliases: {} },
      { name: 'code', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'idoit.logout': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['idoit', 'logout'],
    parameters: [],
    options: ['time_zone'],
  },
  'idoit.search.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['search', 'read'],
    parameters: [
      { name: 'q', required: true, aliases: [], numberedAliases: {} },
      { name: 'mode', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'as_of'],
  },
  'idoit.version.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    handler: ['version', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'kataster.access.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['access', 'read'],
    parameters: [
      { name: 'key', required: false, aliases: [], numberedAliases: {} },
      { name: 'user', required: false, aliases: [], numberedAliases: {} },
      { name: 'type', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
    ],
    options: ['time_zone'],
  },
  'kataster.audit.read': {
    access: 'read',
    permission: { verb: 'administer', resource: 'audit' },
    open: false,
    handler: ['audit', 'read'],
    parameters: [
      { name: 'event', required: false, aliases: [], numberedAliases: {} },
      { name: 'since', required: false, aliases: [], numberedAliases: {} },
      { name: 'key', required: false, aliases: [], numberedAliases: {} },
      { name: 'user', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'until', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.changes.apply': {
    access: 'write',
    permission: { verb: 'any', resource: 'object' },
    open: false,
    takesLong: true,
    handler: ['changes', 'apply'],
    parameters: [
      { name: 'operations', required: false, aliases: [], numberedAliases: {} },
      { name: 'plan', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    oneOf: ['operations', 'plan'],
  },
  'kataster.changes.compare': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['changes', 'compare'],
    parameters: [
      { name: 'from', required: true, aliases: [], numberedAliases: {} },
      { name: 'object', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'place', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'objects', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'id' }] },
      { name: 'to', required: false, aliases: [], numberedAliases: {} },
      { name: 'values', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.changes.follow': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    waits: true,
    handler: ['changes', 'follow'],
    parameters: [
      { name: 'object', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'since', required: false, aliases: [], numberedAliases: {} },
      { name: 'wait', required: false, aliases: [], numberedAliases: {} },
      { name: 'entry', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'category', required: false, aliases: [], numberedAliases: {} },
      { name: 'type', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'user', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'key', required: false, aliases: [], numberedAliases: {} },
      { name: 'method', required: false, aliases: [], numberedAliases: {} },
      { name: 'change', required: false, aliases: [], numberedAliases: {} },
      { name: 'values', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.changes.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['changes', 'read'],
    parameters: [
      { name: 'object', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'change', required: false, aliases: [], numberedAliases: {} },
      { name: 'entry', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'category', required: false, aliases: [], numberedAliases: {} },
      { name: 'type', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'user', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'key', required: false, aliases: [], numberedAliases: {} },
      { name: 'method', required: false, aliases: [], numberedAliases: {} },
      { name: 'since', required: false, aliases: [], numberedAliases: {} },
      { name: 'until', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'values', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.changes.revert': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['changes', 'revert'],
    parameters: [
      { name: 'numbers', required: true, aliases: [], numberedAliases: {} },
      { name: 'on_conflict', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.dialog.merge': {
    access: 'write',
    permission: { verb: 'delete', resource: 'dialog' },
    open: false,
    takesLong: true,
    handler: ['dialog', 'merge'],
    parameters: [
      { name: 'category', required: true, aliases: [], numberedAliases: {} },
      { name: 'property', required: true, aliases: [], numberedAliases: {} },
      { name: 'entry_id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'into', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.grant.create': {
    access: 'write',
    permission: { verb: 'administer', resource: 'grant' },
    open: false,
    handler: ['grant', 'create'],
    parameters: [
      { name: 'to', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'rights', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.grant.read': {
    access: 'read',
    permission: { verb: 'administer', resource: 'grant' },
    open: false,
    handler: ['grant', 'read'],
    parameters: [
      { name: 'to', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.grant.revoke': {
    access: 'write',
    permission: { verb: 'administer', resource: 'grant' },
    open: false,
    handler: ['grant', 'revoke'],
    parameters: [
      { name: 'to', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'rights', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.impact.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['impact', 'read'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'relation_types', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'digits' }] },
      { name: 'depth', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'as_of'],
  },
  'kataster.import_profile.delete': {
    access: 'write',
    permission: { verb: 'edit', resource: 'import_profile' },
    open: false,
    handler: ['import_profile', 'delete'],
    parameters: [{ name: 'title', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.import_profile.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'import_profile' },
    open: false,
    handler: ['import_profile', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'kataster.import_profile.save': {
    access: 'write',
    permission: { verb: 'edit', resource: 'import_profile' },
    open: false,
    handler: ['import_profile', 'save'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'columns', required: true, aliases: [], numberedAliases: {} },
      { name: 'type', required: false, aliases: [], numberedAliases: {} },
      { name: 'encoding', required: false, aliases: [], numberedAliases: {} },
      { name: 'separator', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.imports.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['imports', 'read'],
    parameters: [
      { name: 'source', required: true, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.imports.save': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    takesLong: true,
    handler: ['imports', 'save'],
    parameters: [
      { name: 'source', required: true, aliases: [], numberedAliases: {} },
      {
        name: 'rows',
        required: true,
        aliases: [],
        numberedAliases: {},
        meanings: [
          { path: ['*', 'object', 'type'], as: 'digits' },
          { path: ['*', 'entries', '*', 'object'], as: 'id' },
          { path: ['*', 'entries', '*', 'entry'], as: 'id' },
        ],
      },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.key.create': {
    access: 'write',
    permission: { verb: 'administer', resource: 'key' },
    open: false,
    handler: ['key', 'create'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'rights', required: false, aliases: [], numberedAliases: {} },
      { name: 'expires', required: false, aliases: [], numberedAliases: {} },
      { name: 'addresses', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.key.read': {
    access: 'read',
    permission: { verb: 'administer', resource: 'key' },
    open: false,
    handler: ['key', 'read'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.key.revoke': {
    access: 'write',
    permission: { verb: 'administer', resource: 'key' },
    open: false,
    handler: ['key', 'revoke'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.key.rotate': {
    access: 'write',
    permission: { verb: 'administer', resource: 'key' },
    open: false,
    handler: ['key', 'rotate'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'keep', required: false, aliases: [], numberedAliases: {} },
      { name: 'expires', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.key.update': {
    access: 'write',
    permission: { verb: 'administer', resource: 'key' },
    open: false,
    handler: ['key', 'update'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'rights', required: false, aliases: [], numberedAliases: {} },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'expires', required: false, aliases: [], numberedAliases: {} },
      { name: 'addresses', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.object.merge': {
    access: 'write',
    permission: { verb: 'archive', resource: 'object' },
    open: false,
    takesLong: true,
    handler: ['object', 'merge'],
    parameters: [
      { name: 'object', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'into', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'kataster.object_type.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'catalogue' },
    open: false,
    handler: ['object_type', 'read'],
    parameters: [{ name: 'type', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] }],
    options: ['time_zone'],
    conversions: { idoit: [{ path: ['id'], to: 'integer' }] },
  },
  'kataster.object_type.update': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    handler: ['object_type', 'update'],
    parameters: [
      { name: 'type', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'digits' }] },
      { name: 'default_template', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.passkey.confirm': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['passkey', 'confirm'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'client_data', required: true, aliases: [], numberedAliases: {} },
      { name: 'attestation', required: true, aliases: [], numberedAliases: {} },
      { name: 'transports', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.passkey.create': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    takesLong: true,
    handler: ['passkey', 'create'],
    parameters: [
      { name: 'password', required: true, aliases: [], numberedAliases: {} },
      { name: 'code', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.passkey.delete': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['passkey', 'delete'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.passkey.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['passkey', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'kataster.passkey.update': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['passkey', 'update'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.provider.connect': {
    access: 'read',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    waits: true,
    handler: ['provider', 'connect'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.provider.delete': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['provider', 'delete'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.provider.link': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['provider', 'link'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'subject', required: true, aliases: [], numberedAliases: {} },
      { name: 'login', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.provider.read': {
    access: 'read',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['provider', 'read'],
    parameters: [{ name: 'id', required: false, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.provider.save': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['provider', 'save'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'issuer', required: false, aliases: [], numberedAliases: {} },
      { name: 'client', required: false, aliases: [], numberedAliases: {} },
      { name: 'rules', required: false, aliases: [], numberedAliases: {} },
      { name: 'secret', required: false, aliases: [], numberedAliases: {} },
      { name: 'scopes', required: false, aliases: [], numberedAliases: {} },
      { name: 'groups_claim', required: false, aliases: [], numberedAliases: {} },
      { name: 'subject_claim', required: false, aliases: [], numberedAliases: {} },
      { name: 'admitted', required: false, aliases: [], numberedAliases: {} },
      { name: 'enabled', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.provider.sync': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    takesLong: true,
    handler: ['provider', 'sync'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'dry_run', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.provider.test': {
    access: 'read',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['provider', 'test'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'groups', required: false, aliases: [], numberedAliases: {} },
      { name: 'login', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.rack.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['rack', 'read'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
    options: ['time_zone', 'as_of'],
  },
  'kataster.report.delete': {
    access: 'write',
    permission: { verb: 'edit', resource: 'report' },
    open: false,
    handler: ['report', 'delete'],
    parameters: [{ name: 'title', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'kataster.report.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['report', 'read'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'as_of'],
  },
  'kataster.report.save': {
    access: 'write',
    permission: { verb: 'edit', resource: 'report' },
    open: false,
    handler: ['report', 'save'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'columns', required: true, aliases: [], numberedAliases: {} },
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [
          { path: ['ids', '*'], as: 'id' },
          { path: ['type'], as: 'digits' },
          { path: ['type', '*'], as: 'digits' },
          { path: ['location'], as: 'id' },
          { path: ['attributes', '*', 'value'], as: 'digits' },
          { path: ['attributes', '*', 'value', '*'], as: 'digits' },
        ],
        dialects: {
          idoit: {
            meanings: [
              {
                path: ['status'],
                as: { '1': 1, '2': 2, '3': 3, '4': 4, '6': 6, '7': 7, C__RECORD_STATUS__ARCHIVE: 'C__RECORD_STATUS__ARCHIVED' },
              },
            ],
          },
        },
      },
      { name: 'order_by', required: false, aliases: [], numberedAliases: {} },
      { name: 'sort', required: false, aliases: [], numberedAliases: {} },
      { name: 'group_by', required: false, aliases: [], numberedAliases: {} },
      { name: 'totals', required: false, aliases: [], numberedAliases: {} },
      { name: 'category', required: false, aliases: [], numberedAliases: {} },
      { name: 'description', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run', 'if_revision'],
  },
  'kataster.report.totals': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['report', 'totals'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
    options: ['time_zone', 'as_of'],
  },
  'kataster.schema.apply': {
    access: 'write',
    permission: { verb: 'administer', resource: 'catalogue' },
    open: false,
    handler: ['schema', 'apply'],
    parameters: [
      { name: 'schema', required: false, aliases: [], numberedAliases: {} },
      { name: 'removed', required: false, aliases: [], numberedAliases: {} },
      { name: 'adopt_files', required: false, aliases: [], numberedAliases: {} },
      { name: 'if_version', required: false, aliases: [], numberedAliases: {} },
      { name: 'accept_loss', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'kataster.schema.preview': {
    access: 'read',
    permission: { verb: 'view', resource: 'catalogue' },
    open: false,
    handler: ['schema', 'preview'],
    parameters: [
      { name: 'schema', required: false, aliases: [], numberedAliases: {} },
      { name: 'removed', required: false, aliases: [], numberedAliases: {} },
      { name: 'adopt_files', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'cursor', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.schema.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'catalogue' },
    open: false,
    handler: ['schema', 'read'],
    parameters: [
      { name: 'version', required: false, aliases: [], numberedAliases: {} },
      { name: 'compared_with', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.second_factor.confirm': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['second_factor', 'confirm'],
    parameters: [{ name: 'code', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.second_factor.create': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    takesLong: true,
    handler: ['second_factor', 'create'],
    parameters: [
      { name: 'password', required: true, aliases: [], numberedAliases: {} },
      { name: 'code', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.second_factor.reset': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['second_factor', 'reset'],
    parameters: [{ name: 'login', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.session.end': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['session', 'end'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.session.read': {
    access: 'read',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    handler: ['session', 'read'],
    parameters: [],
    options: ['time_zone'],
  },
  'kataster.trace.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['trace', 'read'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'entry', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
    ],
    options: ['time_zone', 'as_of'],
  },
  'kataster.user.create': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    takesLong: true,
    handler: ['user', 'create'],
    parameters: [
      { name: 'login', required: true, aliases: [], numberedAliases: {} },
      { name: 'name', required: false, aliases: [], numberedAliases: {} },
      { name: 'password', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.user.disable': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['user', 'disable'],
    parameters: [{ name: 'login', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.user.enable': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['user', 'enable'],
    parameters: [{ name: 'login', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.user.endSessions': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['user', 'endSessions'],
    parameters: [{ name: 'login', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.user.password': {
    access: 'write',
    permission: { verb: 'any', resource: 'session' },
    open: false,
    takesLong: true,
    handler: ['user', 'password'],
    parameters: [
      { name: 'old', required: true, aliases: [], numberedAliases: {} },
      { name: 'new', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.user.read': {
    access: 'read',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    handler: ['user', 'read'],
    parameters: [
      { name: 'login', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.user.setPassword': {
    access: 'write',
    permission: { verb: 'administer', resource: 'user' },
    open: false,
    takesLong: true,
    handler: ['user', 'setPassword'],
    parameters: [
      { name: 'login', required: true, aliases: [], numberedAliases: {} },
      { name: 'password', required: true, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.webhook.create': {
    access: 'write',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'create'],
    parameters: [
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
      { name: 'url', required: true, aliases: [], numberedAliases: {} },
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [
          { path: ['object'], as: 'id' },
          { path: ['entry'], as: 'id' },
          { path: ['type'], as: 'digits' },
          { path: ['user'], as: 'id' },
        ],
      },
      { name: 'conditions', required: false, aliases: [], numberedAliases: {} },
      { name: 'key', required: false, aliases: [], numberedAliases: {} },
      { name: 'since', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.webhook.delete': {
    access: 'write',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'delete'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.webhook.deliveries': {
    access: 'read',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'deliveries'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'state', required: false, aliases: [], numberedAliases: {} },
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.webhook.read': {
    access: 'read',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'read'],
    parameters: [{ name: 'id', required: false, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.webhook.resend': {
    access: 'write',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'resend'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'deliveries', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.webhook.rotate': {
    access: 'write',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'rotate'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'keep', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'kataster.webhook.test': {
    access: 'read',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    waits: true,
    handler: ['webhook', 'test'],
    parameters: [{ name: 'id', required: true, aliases: [], numberedAliases: {} }],
    options: ['time_zone'],
  },
  'kataster.webhook.update': {
    access: 'write',
    permission: { verb: 'administer', resource: 'webhook' },
    open: false,
    handler: ['webhook', 'update'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {} },
      { name: 'enabled', required: false, aliases: [], numberedAliases: {} },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'url', required: false, aliases: [], numberedAliases: {} },
      { name: 'key', required: false, aliases: [], numberedAliases: {} },
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [
          { path: ['object'], as: 'id' },
          { path: ['entry'], as: 'id' },
          { path: ['type'], as: 'digits' },
          { path: ['user'], as: 'id' },
        ],
      },
      { name: 'conditions', required: false, aliases: [], numberedAliases: {} },
      { name: 'since', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'monitoring.livestatus.create': {
    access: 'write',
    permission: { verb: 'edit', resource: 'livestatus' },
    open: false,
    dialects: ['idoit'],
    handler: ['livestatus', 'create'],
    parameters: [
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'address', required: false, aliases: [], numberedAliases: {} },
      { name: 'port', required: false, aliases: [], numberedAliases: {} },
      { name: 'path', required: false, aliases: [], numberedAliases: {} },
      { name: 'connection', required: false, aliases: [], numberedAliases: {} },
      { name: 'active', required: false, aliases: [], numberedAliases: {} },
      { name: 'data', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
    oneOf: ['title', 'data'],
  },
  'monitoring.livestatus.delete': {
    access: 'write',
    permission: { verb: 'edit', resource: 'livestatus' },
    open: false,
    dialects: ['idoit'],
    handler: ['livestatus', 'delete'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'ids', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'id' }] },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'monitoring.livestatus.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'livestatus' },
    open: false,
    dialects: ['idoit'],
    handler: ['livestatus', 'read'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'ids', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: ['*'], as: 'id' }] },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'monitoring.livestatus.update': {
    access: 'write',
    permission: { verb: 'edit', resource: 'livestatus' },
    open: false,
    dialects: ['idoit'],
    handler: ['livestatus', 'update'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'active', required: false, aliases: [], numberedAliases: {} },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
      { name: 'address', required: false, aliases: [], numberedAliases: {} },
      { name: 'port', required: false, aliases: [], numberedAliases: {} },
      { name: 'path', required: false, aliases: [], numberedAliases: {} },
      { name: 'connection', required: false, aliases: [], numberedAliases: {} },
      { name: 'data', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone', 'idempotency_key', 'comment', 'dry_run'],
  },
  'rpc.discover': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: true,
    handler: ['rpc', 'discover'],
    parameters: [
      { name: 'methods', required: false, aliases: [], numberedAliases: {} },
      { name: 'categories', required: false, aliases: [], numberedAliases: {} },
    ],
    options: ['time_zone'],
  },
  'system.endpoints.read.v2': {
    access: 'read',
    permission: { verb: 'any', resource: 'catalogue' },
    open: false,
    handler: ['endpoints', 'readV2'],
    parameters: [],
    options: ['time_zone'],
  },
} as const;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;

/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>([
  ['cmdb.cabling', 'cmdb.cabling.read'],
  ['cmdb.categories', 'cmdb.categories.read'],
  ['cmdb.category.archive.v2', 'cmdb.category.archive'],
  ['cmdb.category.delete.v2', 'cmdb.category.delete'],
  ['cmdb.category.purge.v2', 'cmdb.category.purge'],
  ['cmdb.category', 'cmdb.category.read'],
  ['cmdb.category_info', 'cmdb.category_info.read'],
  ['cmdb.condition', 'cmdb.condition.read'],
  ['cmdb.contact', 'cmdb.contact.read'],
  ['cmdb.dialog', 'cmdb.dialog.read'],
  ['cmdb.filter', 'cmdb.filter.read'],
  ['cmdb.impact', 'cmdb.impact.read'],
  ['cmdb.ip_search', 'cmdb.ip_search.read'],
  ['cmdb.ip_search.getNetworksByIp', 'cmdb.ip_search.read'],
  ['cmdb.location_tree', 'cmdb.location_tree.read'],
  ['cmdb.object-type-group.delete-by-constant.v2', 'cmdb.object-type-group.delete.v2'],
  ['cmdb.object-type-group.update-by-constant.v2', 'cmdb.object-type-group.update.v2'],
  ['cmdb.object-type.delete-by-constant.v2', 'cmdb.object-type.delete.v2'],
  ['cmdb.object-type.update-by-constant.v2', 'cmdb.object-type.update.v2'],
  ['cmdb.object.archive.v2', 'cmdb.object.archive'],
  ['cmdb.object.delete.v2', 'cmdb.object.delete'],
  ['cmdb.object.purge.v2', 'cmdb.object.purge'],
  ['cmdb.object.quick_purge', 'cmdb.object.quickpurge'],
  ['cmdb.object', 'cmdb.object.read'],
  ['cmdb.object.restore.v2', 'cmdb.object.recycle'],
  ['cmdb.object_type_categories', 'cmdb.object_type_categories.read'],
  ['cmdb.object_type_groups', 'cmdb.object_type_groups.read'],
  ['cmdb.object_types', 'cmdb.object_types.read'],
  ['cmdb.objects', 'cmdb.objects.read'],
  ['cmdb.objects_by_relation', 'cmdb.objects_by_relation.read'],
  ['cmdb.reports', 'cmdb.reports.read'],
  ['cmdb.status', 'cmdb.status.read'],
  ['cmdb.workstation_components', 'cmdb.workstation_components.read'],
  ['console.auth.cleanup', 'console.run'],
  ['console.import.csv', 'console.run'],
  ['console.import.csvprofiles', 'console.run'],
  ['console.import.hinventory', 'console.run'],
  ['console.import.jdisc', 'console.run'],
  ['console.import.jdisc.v2', 'console.run'],
  ['console.import.jdiscdiscovery', 'console.run'],
  ['console.import.jdiscdiscovery.v2', 'console.run'],
  ['console.import.ocs', 'console.run'],
  ['console.import.syslog', 'console.run'],
  ['console.import.xml', 'console.run'],
  ['console.ldap.sync', 'console.run'],
  ['console.ldap.syncdn', 'console.run'],
  ['console.logbook.archive', 'console.run'],
  ['console.notifications.send', 'console.run'],
  ['console.report.export', 'console.run'],
  ['console.search.index', 'console.run'],
  ['console.tenant.list', 'console.run'],
  ['idoit.addons', 'idoit.addons.read'],
  ['idoit.constants', 'idoit.constants.read'],
  ['idoit.license', 'idoit.license.read'],
  ['idoit.search', 'idoit.search.read'],
  ['idoit.version', 'idoit.version.read'],
  ['monitoring.livestatus', 'monitoring.livestatus.read'],
]);

/** Parameters that other names of methods stand for. */
export const boundParameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'cmdb.object.delete.v2': { status: 'C__RECORD_STATUS__DELETED' },
  'console.auth.cleanup': { command: 'auth.cleanup' },
  'console.import.csv': { command: 'import.csv' },
  'console.import.csvprofiles': { command: 'import.csvprofiles' },
  'console.import.hinventory': { command: 'import.hinventory' },
  'console.import.jdisc': { command: 'import.jdisc' },
  'console.import.jdisc.v2': { command: 'import.jdisc' },
  'console.import.jdiscdiscovery': { command: 'import.jdiscdiscovery' },
  'console.import.jdiscdiscovery.v2': { command: 'import.jdiscdiscovery' },
  'console.import.ocs': { command: 'import.ocs' },
  'console.import.syslog': { command: 'import.syslog' },
  'console.import.xml': { command: 'import.xml' },
  'console.ldap.sync': { command: 'ldap.sync' },
  'console.ldap.syncdn': { command: 'ldap.syncdn' },
  'console.logbook.archive': { command: 'logbook.archive' },
  'console.notifications.send': { command: 'notifications.send' },
  'console.report.export': { command: 'report.export' },
  'console.search.index': { command: 'search.index' },
  'console.tenant.list': { command: 'tenant.list' },
};
