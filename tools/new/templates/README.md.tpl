# Rules of {{domain}}

- Names are unique.
- Employees see the active ones, newest first; administrators see all by name.
