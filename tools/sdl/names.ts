/**
 * Names of GraphQL types that do not follow from the rows. Released operations name them, so they stay. A new type
 * needs no line here: it is called like its exported schema, or after the field that holds it.
 */

/** By exported schema (`type X`, `input X`), by exported list of words (`enum x`), or by the field that holds it. */
export const exceptions: Readonly<Record<string, string>> = {
  'enum allEmailTopics': 'EmailTopic',
  'enum emailKinds': 'OrgEmailKind',
  'enum moduleFlags': 'String',
  'enum roles': 'UserType',
  'enum signInMethods': 'String',
  'type AdminCoupon': 'CouponKept',
  'type AdminOrganization': 'House',
  'type AdminProduct': 'ProductKept',
  'type AdminProvider': 'ProviderKept',
  'type OtpAnswer': 'OneTimeCodeAnswer',
  'type OtpRequested': 'OneTimeCodeRequested',
  'input CustomPageChange': 'UpdateCustomPageInput',
  'input GroupInput': 'UserGroupInput',
  'input LevelInput': 'CreateLevelInput',
  'input OrgCustomChange': 'OrgCustomInput',
  'input OrganizationChange': 'HouseInput',
  'input OrgEmailChange': 'UpdateOrgEmailInput',
  'input ProductFilter': 'ProductsInput',
  'input ProductInput': 'CreateProductInput',
  'input PublicityChange': 'UpdatePublicityInput',
  'input RepositoryFileChange': 'UpdateRepositoryFileInput',
  'input UploadRequest': 'UploadInput',
  'addFileVersion(input)': 'FileVersionInput',
  'ApiKey.createdBy': 'ApiKeyAuthor',
  'ApiKeyMade.createdBy': 'ApiKeyAuthor',
  'ApiKeyMade.status': 'ApiKeyStatus',
  'AuthFlow.marketingText': 'MarketingText',
  'AuthFlow.organization': 'FlowOrganization',
  'Branding.banner': 'Banner',
  'FileVersion.uploadedBy': 'FileAuthor',
  'ModuleUse.facts': 'ModuleFactCount',
  'Mutation.react': 'ReactionResult',
  'Mutation.remindFile': 'Reminded',
  'Mutation.setMyPodium': 'PodiumChoice',
  'submitSurvey(input)': 'SurveyAnswers',
  'updateDepartment(input)': 'DepartmentChange',
  'updateGroup(input)': 'UserGroupChange',
  'updateNotificationSettings(input)': 'NotificationSettingsChange',
  'Mutation.uploadPhoto': 'ProfileImage',
  'NotificationSettings.topics': 'NotificationTopics',
  'NotificationSettingsChange.topics': 'NotificationTopicsInput',
  'OfferedType.subTypes': 'OfferedTypeSubTypes',
  'OrgCustomInput.banner': 'BannerInput',
  'Post.types': 'PostTypes',
  'Query.myPodium': 'MyPodium',
  'Query.reactionCatalogue': 'ReactionKind',
  'ReportedPost.reports': 'ReportedPostReports',
  'RepositoryFile.progress': 'FileProgress',
  'RepositoryFile.uploadedBy': 'FileAuthor',
  'SurveyAnswers.answers': 'SurveyAnswer',
};

/**
 * Bodies that are arguments of the field, or one `input`, against the rule: an exported schema and a body of more than
 * four fields are one `input`.
 */
export const bodies: Readonly<Record<string, 'inline' | 'input'>> = {
  addFileVersion: 'input',
  createPointRequest: 'inline',
  createProvider: 'input',
  grantExtraPoints: 'input',
  login: 'inline',
  orderCustomPages: 'inline',
  orderProductCategories: 'inline',
  orderValues: 'inline',
  pointOutputs: 'input',
  // A day that is null is removed; as an argument of the field it would be left out.
  setSurveyDate: 'input',
  submitSurvey: 'input',
  syncDirectory: 'inline',
  updateCatalog: 'input',
  updateDepartment: 'input',
  updateGroup: 'input',
  updateNotificationSettings: 'input',
};
