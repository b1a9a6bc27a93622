fragment Admin{{One}} on {{One}} {
  id
  name
  description
  active
  createdAt
}

query Admin{{Domain}} {
  all{{Domain}} {
    ...Admin{{One}}
  }
}

mutation Create{{One}} {
  create{{One}} {
    ...Admin{{One}}
  }
}

mutation Update{{One}} {
  update{{One}} {
    ...Admin{{One}}
  }
}

mutation Delete{{One}} {
  delete{{One}} {
    success
  }
}
