query {{Domain}} {
  {{domain}} {
    items {
      id
      name
      description
    }
    pagination {
      page
      totalPages
    }
  }
}
