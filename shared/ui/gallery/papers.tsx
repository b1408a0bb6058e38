import { useState } from 'react';
import { formatMoney, Panel, ShowMore } from '../index';
import { PrintFacts, PrintSection, PrintSheet, PrintTable } from '../print';

const parts = [
  { id: '1', name: 'Filter F7', quantity: '2', amountMinor: 9_998 },
  { id: '2', name: 'Sealing, rubber, 40 mm', quantity: '4', amountMinor: 1_240 },
];

/** What is printed, as it looks before. */
export function Papers() {
  const [shown, setShown] = useState(30);
  return (
    <>
      <PrintSheet
        company="Nordhaus Facility Services"
        title="Work report"
        subject="WO-2026-0042 Replace filters"
        about="Elbe Clinic, North wing"
        made={['Printed 20 Nov 2026, 14:05', 'by Olga Brandt']}
      >
        <PrintFacts
          items={[
            { term: 'Customer', value: 'Elbe Clinic' },
            { term: 'Site', value: 'North wing, Kastanienallee 12, 10435 Berlin' },
            { term: 'Requested by', value: undefined },
          ]}
        />
        <PrintSection title="Parts" note="2">
          <PrintTable
            caption="Parts used"
            columns={[
              { id: 'name', header: 'Part', cell: ({ name }) => name },
              { id: 'quantity', header: 'Quantity', cell: ({ quantity }) => quantity, align: 'end' },
              {
                id: 'amount',
                header: 'Amount',
                cell: ({ amountMinor }) => formatMoney(amountMinor, 'EUR'),
                align: 'end',
                narrow: true,
              },
            ]}
            rows={parts}
            rowKey={({ id }) => id}
            sum={{ label: 'Total', values: { amount: formatMoney(11_238, 'EUR') } }}
          />
        </PrintSection>
      </PrintSheet>
      <Panel title="The end of a list that grows">
        <ShowMore
          shown={shown}
          total={{ count: 112, atLeast: false }}
          step={30}
          called={{ one: 'entry', many: 'entries' }}
          older="failed"
          onMore={() => setShown(shown + 30)}
        />
        <ShowMore
          shown={30}
          total={{ count: 47, atLeast: false }}
          step={17}
          called={{ one: 'file', many: 'files' }}
          older="there"
          byHand
          onMore={() => undefined}
        />
        <ShowMore
          shown={12}
          step={30}
          called={{ one: 'entry', many: 'entries' }}
          older="none"
          onMore={() => undefined}
        />
      </Panel>
    </>
  );
}
