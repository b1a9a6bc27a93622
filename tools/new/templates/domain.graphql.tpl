"""
One of the {{domain}}.
"""
type {{One}} {
  id: ID!
  name: String!
  createdAt: DateTime!
}

type {{One}}Page {
  items: [{{One}}!]!
  pagination: Pagination!
}

input {{One}}Input {
  name: String!
}

extend type Query {
  """
  All of them, newest first ({{listRoute}}).
  """
  {{domain}}(page: Int): {{One}}Page!
}

extend type Mutation {
  """
  Adds one ({{createRoute}}).
  """
  create{{One}}(input: {{One}}Input!): {{One}}!
}
