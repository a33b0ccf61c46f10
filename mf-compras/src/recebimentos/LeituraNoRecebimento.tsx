import { avisos } from '@merenda/shared';
import type { ProdutoLote, Solicitacao } from '@merenda/shared/contratos';
import { nomeDoLote } from '@merenda/shared/regras';
import { BotaoLerEtiqueta, EstadoErro, LeitorDeEtiqueta, usePreencher } from '@merenda/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import type { RascunhoRecebimento } from './digitado.js';
import { comLoteLido, recusaDoLote } from './lote-lido.js';
import { useLotesConhecidos } from './recebimentos.api.js';

const DESCONHECIDO =
  'Esta etiqueta não é de um lote conhecido dos produtos desta entrega. Digite o número e as datas da embalagem.';

/** Fills a line by the label of a lot that the municipality knows. */
export function LeituraNoRecebimento({ solicitacao }: { solicitacao: Solicitacao }) {
  const [lendo, setLendo] = useState(false);
  const { data, error, isFetching, refetch } = useLotesConhecidos(solicitacao.id, lendo);
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const preencher = usePreencher<RascunhoRecebimento>();
  const produtos = () => form.getFieldsValue(true).produtos;

  function usar(lote: ProdutoLote): void {
    setLendo(false);
    preencher(comLoteLido(produtos(), lote));
    avisos.sucesso(`${nomeDoLote(lote)}: número e datas preenchidos. Confira a quantidade.`);
  }

  return (
    <>
      <BotaoLerEtiqueta lendo={lendo && !data && !error} aoAbrir={() => setLendo(true)} />
      {lendo && data && (
        <LeitorDeEtiqueta
          lotes={data.map((produtoLote) => ({ produtoLote }))}
          recusar={({ produtoLote }) => recusaDoLote(solicitacao, produtos(), produtoLote)}
          desconhecido={DESCONHECIDO}
          aoLer={({ produtoLote }) => usar(produtoLote)}
          aoFechar={() => setLendo(false)}
        />
      )}
      {lendo && !data && error && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
    </>
  );
}
