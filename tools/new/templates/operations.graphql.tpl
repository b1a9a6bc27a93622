query {{Domain}}($page: Int) {
  {{domain}}(page: $page) {
    items {
      id
      name
      createdAt
    }
    pagination {
      page
      totalPages
    }
  }
}

mutation Create{{One}}($input: {{One}}Input!) {
  create{{One}}(input: $input) {
    id
    name
    createdAt
  }
}
