import type { Produto } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import type { LinhaProposta } from './rascunho.js';

interface ResumoDasPropostasProps {
  propostas: readonly LinhaProposta[];
  nomeDoFornecedor: (id: number | null) => string | undefined;
  produtos: ReadonlyMap<number, Produto>;
}

/** Proposals to be read: supplier, contract and what each item comes to. */
export function ResumoDasPropostas({ propostas, nomeDoFornecedor, produtos }: ResumoDasPropostasProps) {
  return propostas.map(({ chave, fornecedor, numeroContrato, itens }) => (
    <div key={chave}>
      {nomeDoFornecedor(fornecedor) ?? '---'}, contrato {numeroContrato || '---'}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {itens.map(({ chave: daLinha, produto, descricao, quantidade, precoUnidade }) => (
          <li key={daLinha}>
            {nomeComum(produtos.get(produto ?? 0)?.nome ?? '---')}
            {descricao && ` (${descricao})`}: {quantidade === null ? '---' : formatarQuantidade(quantidade)} a{' '}
            {precoUnidade === null ? '---' : formatarMoeda(precoUnidade)}
          </li>
        ))}
      </ul>
    </div>
  ));
}
