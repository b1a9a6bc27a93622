query {{Domain}} {
  {{domain}} {
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

mutation Create{{One}} {
  create{{One}} {
    id
    name
    createdAt
  }
}
