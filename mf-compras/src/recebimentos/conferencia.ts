import type { ConferenciaNova, Solicitacao } from '@merenda/shared/contratos';
import { numeroLido } from '@merenda/shared/formatos';
import { somar, type ProdutoConferido } from '@merenda/shared/regras';
import type { ProdutoDigitado, RascunhoRecebimento } from './digitado.js';

type Produtos = RascunhoRecebimento['produtos'] | undefined;

/** The typed quantities and occurrences of all products, in the order in which they are sent, with their place in the form. */
export function conferidosDoFormulario({ itens }: Solicitacao, produtos: Produtos) {
  const digitados = itens.flatMap(({ produto }) => {
    const digitado = produtos?.[produto.id];
    return digitado ? [{ produto: { id: produto.id }, campo: `produtos.${produto.id}`, digitado }] : [];
  });
  return {
    faturados: digitados.flatMap(({ produto, campo, digitado }) => {
      const quantidade = numeroLido(digitado.faturada);
      return quantidade === null ? [] : [{ produto, quantidade, campo: `${campo}.faturada` }];
    }),
    ocorrencias: digitados.flatMap(({ produto, campo, digitado }) =>
      (digitado.ocorrencias ?? []).map((ocorrencia, indice) => ({
        produto,
        ocorrencia,
        campo: `${campo}.ocorrencias.${indice}`,
      })),
    ),
  };
}

/** The conference as it is sent. */
export function paraConferencia(
  solicitacao: Solicitacao,
  { produtos, placa, temperaturaVeiculo, conferente }: Omit<RascunhoRecebimento, 'notaFiscal' | 'observacao'>,
): ConferenciaNova {
  const { faturados, ocorrencias } = conferidosDoFormulario(solicitacao, produtos);
  return {
    faturados: faturados.map(({ produto, quantidade }) => ({ produto, quantidade })),
    ocorrencias: ocorrencias.flatMap(({ produto, ocorrencia: { tipo, quantidade, motivo = '', ...resto } }) =>
      // The form asks for the type before it is sent.
      tipo === undefined
        ? []
        : [{ produto, tipo, quantidade: tipo === 'OUTROS' ? null : numeroLido(quantidade), motivo, ...resto }],
    ),
    placa: placa ?? null,
    temperaturaVeiculo: numeroLido(temperaturaVeiculo),
    conferente: conferente ?? null,
  };
}

/** A product as the rule of accepted + refused + missing sees it. */
export function produtoConferido({ chegou, lotes, faturada, ocorrencias }: Partial<ProdutoDigitado>): ProdutoConferido {
  return {
    faturada: numeroLido(faturada),
    aceita: chegou ? somar((lotes ?? []).map(({ quantidade }) => numeroLido(quantidade) ?? 0)) : 0,
    ocorrencias: (ocorrencias ?? []).flatMap(({ tipo, quantidade }) =>
      tipo === undefined ? [] : [{ tipo, quantidade: numeroLido(quantidade) }],
    ),
  };
}

/** Whether anything of the conference of the delivery or of its lots is typed. */
export const temConferencia = ({
  placa,
  temperaturaVeiculo,
  conferente,
  produtos = {},
}: Partial<RascunhoRecebimento>): boolean =>
  [placa, temperaturaVeiculo, conferente].some(preenchido) ||
  Object.values(produtos).some(({ lotes }) =>
    lotes.some(({ deAcordo, temperatura, inspecao }) => [deAcordo, temperatura, inspecao].some(preenchido)),
  );

const preenchido = (campo: unknown): boolean => campo !== undefined && campo !== null && campo !== '';
