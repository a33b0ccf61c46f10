import type { ItemSolicitacao } from '@merenda/shared/contratos';
import { avisosDosPrecos, decimal, emEmbalagens, somar, violacoesDoPreco } from '@merenda/shared/regras';
import { Alerta, usePreencher } from '@merenda/shared/ui';
import { Button, Form } from 'antd';
import { ocorrenciaDoPreco } from '../notas-eletronicas/preenchimento.js';
import { produtoConferido } from './conferencia.js';
import type { RascunhoRecebimento } from './digitado.js';

/** The data of the NF-e for a product, beside the form: the counts that stay open, and a price above the contract. */
export function NotaNoProduto({ item }: { item: ItemSolicitacao }) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const preencher = usePreencher<RascunhoRecebimento>();
  const { contagens, precos } = Form.useWatch((valores) => daNota(item, valores), { form, preserve: true }) ?? VAZIO;

  function anotar(): void {
    const { ocorrencias = [] } = form.getFieldsValue(true).produtos[item.produto.id] ?? {};
    preencher({ produtos: { [item.produto.id]: { ocorrencias: [...ocorrencias, ocorrenciaDoPreco(precos)] } } });
  }

  return (
    <div role="status">
      {contagens.map((contagem) => (
        <Alerta key={contagem} type="info" style={{ marginTop: 16 }} title={contagem} />
      ))}
      {precos.length > 0 && (
        <Alerta
          type="warning"
          style={{ marginTop: 16 }}
          title={precos.join(' ')}
          acao={<Button onClick={anotar}>Anotar a ocorrência</Button>}
        />
      )}
    </div>
  );
}

const VAZIO: ReturnType<typeof daNota> = { contagens: [], precos: [] };

/**
 * By the rules of the server: the sentences for counts that nothing proves, and those for prices that need an occurrence
 * and have none.
 */
export function daNota(
  { produto, precoUnidade }: ItemSolicitacao,
  { notaEletronica, produtos }: Partial<RascunhoRecebimento>,
): { contagens: string[]; precos: string[] } {
  const seus = (notaEletronica?.itens ?? []).filter((item) => item.produto.id === produto.id);
  const digitado = produtos?.[produto.id];
  if (seus.length === 0 || !digitado?.chegou) return { contagens: [], precos: [] };
  const { faturada, aceita, ocorrencias } = produtoConferido(digitado);
  const contado = faturada ?? somar([aceita, ...ocorrencias.map(({ quantidade }) => quantidade ?? 0)]);
  const precos = decimal(contado).isZero() ? [] : avisosDosPrecos(seus, { produto, precoUnidade }, contado);
  return {
    contagens: seus.flatMap((item) => emEmbalagens(item, produto, item.conversao).aviso ?? []),
    precos: violacoesDoPreco(precos[0] ?? null, ocorrencias).length > 0 ? precos : [],
  };
}
