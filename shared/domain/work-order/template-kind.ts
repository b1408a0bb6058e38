import { DERIVED, defineKind } from '../record';
import { PRIORITY_LABELS } from '../task';
import { fold, tokensOf } from '../tokens';
import { checklistFields, costFields, partFields } from './content-fields';
import { type OrderTemplate, orderTemplateSchema } from './template';
import { WORK_ORDER_TYPE_LABELS } from './work-order';

export const orderTemplates = defineKind<OrderTemplate>({
  path: 'workOrderTemplates',
  type: 'workOrderTemplate',
  called: { one: 'work order template', many: 'work order templates' },
  trash: 'along',
  schema: orderTemplateSchema,
  fields: {
    name: 'Name',
    nameLower: DERIVED,
    title: 'Title',
    description: 'Description',
    type: { label: 'Type', labels: WORK_ORDER_TYPE_LABELS },
    priority: { label: 'Priority', labels: PRIORITY_LABELS },
    estimateMin: { label: 'Estimate', format: 'minutes' },
    requireSignature: 'Require signature',
    checklist: { label: 'Checklist', each: checklistFields },
    parts: { label: 'Parts', each: partFields },
    costs: { label: 'Costs', each: costFields },
  },
  label: ({ name }) => name,
  tokens: ({ name, title }) => tokensOf([name, title]),
  derived: ({ name }) => ({ nameLower: fold(name) }),
});
