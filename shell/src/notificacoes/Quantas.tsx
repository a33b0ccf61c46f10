import { formatarQuantidade } from '@merenda/shared/formatos';

/** The number beside a heading. */
export function Quantas({ total }: { total: number }) {
  return (
    <span className="notificacoes-quantas">
      <span aria-hidden="true">{formatarQuantidade(total)}</span>
      <span className="so-leitor">({formatarQuantidade(total)})</span>
    </span>
  );
}
