/** The areas with their menu entries, the heading each leads to, and a form of theirs. */
export const AREAS = [
  { id: 'employees', label: 'Employee', title: 'Employees', form: '/employees/form' },
  { id: 'customers', label: 'Customer', title: 'Customers', form: '/customers/form' },
  { id: 'tasks', label: 'Task', title: 'Tasks', form: '/tasks/form' },
  { id: 'work-orders', label: 'Work Order', title: 'Work orders', form: '/work-orders/form' },
  { id: 'offers', label: 'Create Offer', title: 'Offers', form: '/create-offer?new=1' },
  { id: 'maintenance', label: 'Maintenance', title: 'Maintenance', form: '/maintenance' },
] as const;
