import type { Attachment } from '@fm/domain/attachment';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import {
  type ChecklistItem,
  checklistItems,
  isFailed,
  linesInOrder,
  usedLines,
  type WorkOrder,
} from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { type PrintLanguage, PrintSection, PrintSheet, PrintTable } from '@fm/ui/print';
import { MOST_ENTRIES, type ReportData } from './api/report-data';
import { formatsOf } from './formats';
import { LabourTable } from './labour-table';
import { OrderFacts } from './order-facts';
import { PartTable } from './part-table';
import { PhotoSection } from './photo-section';
import { Picture } from './picture';
import css from './report.module.css';
import type { ReportLanguage } from './report-language';
import { resultText } from './result-text';
import { REPORT_TEXTS } from './texts';

interface ReportSheetProps {
  readonly order: Stored<WorkOrder>;
  readonly data: ReportData;
  readonly language: PrintLanguage;
  /** A picture is there, or will not come. */
  readonly onPicture: (id: string) => void;
}

/** What a customer gets on paper when a job is done. */
export function ReportSheet({ order, data, language, onPicture }: ReportSheetProps) {
  const { companyTitle, session } = useHost();
  const words = REPORT_TEXTS[language];
  const formats = formatsOf(language);
  const inLanguage = { words, formats };
  const items = checklistItems(order.checklist);
  const parts = linesInOrder(usedLines(order).parts);
  const entries = data.entries.filter(({ kind }) => kind !== 'break');
  return (
    <PrintSheet
      company={companyTitle}
      title={words.report}
      subject={order.title}
      about={[order.number, order.customerRef.name, order.siteRef.name].filter(Boolean).join(' · ')}
      made={[`${words.printed} ${formats.instant(new Date(), COMPANY.timezone)}`, session.name]}
      language={language}
      isForCustomer
    >
      <OrderFacts order={order} data={data} {...inLanguage} />
      {order.description && <Text title={words.order} text={order.description} />}
      {order.outcome && <Text title={words.outcome} text={order.outcome} />}
      {items.length > 0 && (
        <PrintSection title={words.checklist}>
          <ChecklistResults items={items} {...inLanguage} />
        </PrintSection>
      )}
      {entries.length > 0 && (
        <PrintSection
          title={words.labour}
          note={data.entries.length < MOST_ENTRIES ? undefined : words.latest(MOST_ENTRIES)}
        >
          <LabourTable entries={entries} timezone={order.timezone} {...inLanguage} />
        </PrintSection>
      )}
      {parts.length > 0 && (
        <PrintSection title={words.parts}>
          <PartTable parts={parts} {...inLanguage} />
        </PrintSection>
      )}
      <PhotoSection files={data.files} onPicture={onPicture} words={words} />
      <PrintSection title={words.signature}>
        <SignatureBox order={order} files={data.files} onPicture={onPicture} {...inLanguage} />
      </PrintSection>
    </PrintSheet>
  );
}

const Text = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <PrintSection title={title}>
    <p className={css.text} dir="auto">
      {text}
    </p>
  </PrintSection>
);

type Item = ChecklistItem & { readonly id: string };

/** What was found, item by item; what failed stands out without any colour. */
function ChecklistResults({ items, words, formats }: ReportLanguage & { readonly items: readonly Item[] }) {
  return (
    <PrintTable
      caption={words.checklist}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { id: 'item', header: words.item, cell: ({ label }) => <bdi>{label}</bdi> },
        {
          id: 'result',
          header: words.result,
          cell: (item) => {
            const result = resultText(item, words, formats) ?? words.open;
            return isFailed(item) ? <strong>{result}</strong> : result;
          },
        },
        { id: 'remark', header: words.remark, cell: ({ note }) => note },
      ]}
    />
  );
}

interface SignatureBoxProps extends ReportLanguage {
  readonly order: WorkOrder;
  readonly files: readonly Stored<Attachment>[];
  readonly onPicture: (id: string) => void;
}

/** Who signed and when; a line to sign on where nobody did. */
function SignatureBox({ order, files, onPicture, words, formats }: SignatureBoxProps) {
  const { signature, timezone } = order;
  if (!signature) return <p className={css.signHere}>{words.signHere}</p>;
  const drawn = files.find(({ id }) => id === signature.attachmentId);
  return (
    <div className={css.signed}>
      {drawn && (
        <Picture
          file={drawn}
          alt={`${words.signedBy} ${signature.name}`}
          lost={words.lostPhoto}
          onDone={onPicture}
        />
      )}
      <p dir="auto">{`${words.signedBy} ${signature.name}, ${formats.instant(signature.at, timezone)}`}</p>
    </div>
  );
}
