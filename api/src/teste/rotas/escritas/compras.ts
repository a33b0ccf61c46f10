import { expect } from '@jest/globals';
import type {
  Aditivo,
  Aquisicao,
  Conciliacao,
  Pagamento,
  RecebimentoDeCompra,
  Solicitacao,
} from '@merenda/shared/contratos';
import {
  aquisicaoVigente,
  corpoDaAquisicao,
  corpoDaSolicitacao,
  corpoDoRecebimento,
  solicitar,
} from '../../compras.js';
import { sequencia } from '../../fabricas.js';
import { lancamentosDoExtrato } from '../../../banco/esquema/compras/extratos.js';
import { arquivoOfx } from '../../extratos.js';
import { arquivoDe, EXEMPLO } from '../../notas-eletronicas/nota.js';
import { feito, type Casa } from '../casa.js';
import { IMAGEM, TEXTO_PURO, type Escrita } from './escrita.js';

const pendente = ({ gestora, mercado }: Casa) =>
  feito<Aquisicao>(gestora, 'POST', '/aquisicoes', corpoDaAquisicao(mercado));

const AQUISICOES: Record<string, Escrita> = {
  'POST /aquisicoes': {
    preparar: ({ mercado }) => ({ url: '/aquisicoes', corpo: corpoDaAquisicao(mercado) }),
    linhas: [{ entidade: 'aquisicoes', acao: 'CRIAR', antes: null, depois: { valor: 2300, status: 'PENDENTE' } }],
  },
  'PUT /aquisicoes/:id': {
    preparar: async (casa) => {
      const { id } = await pendente(casa);
      return { url: `/aquisicoes/${id}`, corpo: { ...corpoDaAquisicao(casa.mercado), objeto: 'Hortaliças' } };
    },
    linhas: [
      {
        entidade: 'aquisicoes',
        acao: 'ALTERAR',
        antes: { objeto: 'Gêneros alimentícios' },
        depois: { objeto: 'Hortaliças' },
      },
    ],
  },
  'DELETE /aquisicoes/:id': {
    preparar: async (casa) => {
      const { id } = await pendente(casa);
      return { url: `/aquisicoes/${id}`, registro: id };
    },
    linhas: [{ entidade: 'aquisicoes', acao: 'EXCLUIR', antes: { status: 'PENDENTE' }, depois: null }],
  },
  'PUT /aquisicoes/:id/homologar': {
    preparar: async (casa) => ({ url: `/aquisicoes/${(await pendente(casa)).id}/homologar` }),
    linhas: [
      { entidade: 'aquisicoes', acao: 'HOMOLOGAR', antes: { status: 'PENDENTE' }, depois: { status: 'VIGENTE' } },
    ],
  },
  'PUT /aquisicoes/:id/cancelamento': {
    preparar: async (casa) => ({
      url: `/aquisicoes/${(await pendente(casa)).id}/cancelamento`,
      corpo: { motivo: 'Deserta' },
    }),
    linhas: [
      {
        entidade: 'aquisicoes',
        acao: 'CANCELAR',
        antes: { status: 'PENDENTE', motivo: null },
        depois: { status: 'CANCELADA', motivo: 'Deserta' },
      },
    ],
  },
  'PUT /aquisicoes/notificacao/:id': {
    preparar: async (casa) => ({ url: `/aquisicoes/notificacao/${(await pendente(casa)).id}`, corpo: { valor: 20 } }),
    linhas: [
      {
        entidade: 'aquisicoes',
        acao: 'NOTIFICAR',
        antes: { notificacao: null },
        depois: { notificacao: { valorAbaixo: 20 } },
      },
    ],
  },
  'PUT /aquisicoes/fonte-de-recursos': {
    preparar: async (casa) => {
      const { id, versao } = await pendente(casa);
      return {
        url: '/aquisicoes/fonte-de-recursos',
        corpo: { aquisicoes: [{ id, versao, fonteDeRecursos: 'MUNICIPIO' }] },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'aquisicoes',
        acao: 'ALTERAR',
        antes: { fonteDeRecursos: 'PNAE_FNDE' },
        depois: { fonteDeRecursos: 'MUNICIPIO' },
      },
    ],
  },
};

const aditivo = (observacao: string, aquisicao?: { id: number }) => ({
  aditivoTipo: 'PRAZO',
  observacao,
  novaVigencia: '31/12/2100',
  ...(aquisicao && { aquisicao: { id: aquisicao.id } }),
});
const aditado = async ({ gestora, mercado }: Casa) =>
  feito<Aditivo>(gestora, 'POST', '/aditivos', aditivo('Prorrogação', await aquisicaoVigente(mercado)));

const ADITIVOS: Record<string, Escrita> = {
  'POST /aditivos': {
    preparar: async ({ mercado }) => ({
      url: '/aditivos',
      corpo: aditivo('Prorrogação', await aquisicaoVigente(mercado)),
    }),
    linhas: [{ entidade: 'aditivos', acao: 'CRIAR', antes: null, depois: { observacao: 'Prorrogação' } }],
  },
  'PUT /aditivos/:id': {
    preparar: async (casa) => ({ url: `/aditivos/${(await aditado(casa)).id}`, corpo: aditivo('Correção') }),
    linhas: [
      {
        entidade: 'aditivos',
        acao: 'ALTERAR',
        antes: { observacao: 'Prorrogação' },
        depois: { observacao: 'Correção' },
      },
    ],
  },
  'DELETE /aditivos/:id': {
    preparar: async (casa) => {
      const { id } = await aditado(casa);
      return { url: `/aditivos/${id}`, registro: id };
    },
    linhas: [{ entidade: 'aditivos', acao: 'EXCLUIR', antes: { observacao: 'Prorrogação' }, depois: null }],
  },
};

/** A receipt of which only the observation is typed. */
const RASCUNHO = { observacao: 'Chegou às 8h', produtos: [] };

/** A request for 10 sacks of rice. */
const pedida = async ({ mercado }: Casa) => solicitar(mercado, await aquisicaoVigente(mercado), 10);

/** A request with 4 received sacks, with that receipt and its invoice. */
export async function recebida(casa: Casa) {
  const { id } = await pedida(casa);
  await feito(casa.gestora, 'PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(casa.mercado, 4));
  const lida = await casa.gestora.injetar('GET', `/recebimentos-compra/solicitacoes/${id}`);
  const [recebimento] = lida.json<RecebimentoDeCompra>().recebimentos;
  if (!recebimento?.notaFiscal) throw new Error('the receipt is not there');
  const foto = await feito<{ id: number }>(casa.gestora, 'POST', `/solicitacoes/${id}/fotos`, IMAGEM, TEXTO_PURO);
  await feito(casa.gestora, 'PUT', `/solicitacoes/${id}/rascunho`, { anterior: null, conteudo: RASCUNHO });
  return { id, recebimento: recebimento.id, nota: recebimento.notaFiscal, foto: foto.id };
}

const pagamento = ({ nota }: { nota: { id: number } }) => ({
  notaFiscal: { id: nota.id },
  data: '03/03/2020',
  documento: 'OB 1',
  valor: 50,
  retencao: 0,
});

/** A payment of R$ 50.00 of a received request. */
export const pago = async (casa: Casa, entrega: { nota: { id: number } }) =>
  feito<Pagamento>(casa.gestora, 'POST', '/pagamentos', pagamento(entrega));

/** A statement of the municipality's account with one line of R$ 50.00 for each of `fitids`. */
const extrato = (...fitids: string[]) => ({
  nome: 'extrato.ofx',
  conteudo: arquivoOfx(fitids.map((fitid) => ({ fitid, data: '20200401', valor: '-50.00' }))),
});

const EXTRATOS: Record<string, Escrita> = {
  'POST /extratos': {
    preparar: () => ({ url: '/extratos', corpo: extrato(`E${sequencia()}`) }),
    linhas: [{ entidade: 'extratos', acao: 'CRIAR', antes: null, depois: { novos: 1, repetidos: 0, conciliados: 0 } }],
  },
  'POST /extratos/previa': {
    preparar: () => ({ url: '/extratos/previa', corpo: extrato(`E${sequencia()}`) }),
    // It counts the lines, and writes nothing.
    linhas: [],
  },
  'DELETE /extratos': {
    preparar: async ({ app, gestora }) => {
      await app.banco.update(lancamentosDoExtrato).set({ pagamentoId: null });
      await feito(gestora, 'POST', '/extratos', extrato(`E${sequencia()}`));
      return { url: '/extratos', registro: null };
    },
    linhas: [{ entidade: 'extratos', acao: 'EXCLUIR', antes: { conta: '12345-6' }, depois: null }],
  },
  'PUT /extratos/lancamentos/:id/conciliacao': {
    preparar: async (casa) => {
      const { gestora } = casa;
      const { id } = await pago(casa, await recebida(casa));
      await feito(gestora, 'POST', '/extratos', extrato(`E${sequencia()}`));
      const lida = await gestora.injetar('GET', '/extratos/conciliacao?de=2020-04-01&ate=2020-04-01');
      const lancamento = lida.json<Conciliacao>().lancamentos.at(-1);
      return { url: `/extratos/lancamentos/${lancamento?.id}/conciliacao`, corpo: { pagamento: { id } } };
    },
    linhas: [
      {
        entidade: 'lancamentos-do-extrato',
        acao: 'ALTERAR',
        antes: { pagamento: null },
        depois: { pagamento: { valor: 50 } },
      },
    ],
  },
};

const PAGAMENTOS: Record<string, Escrita> = {
  'POST /pagamentos': {
    preparar: async (casa) => ({ url: '/pagamentos', corpo: pagamento(await recebida(casa)) }),
    linhas: [{ entidade: 'pagamentos', acao: 'CRIAR', antes: null, depois: { valor: 50, situacao: 'PAGO' } }],
  },
  'POST /pagamentos/:id/estorno': {
    preparar: async (casa) => {
      const { id } = await pago(casa, await recebida(casa));
      return { url: `/pagamentos/${id}/estorno`, corpo: { motivo: 'Engano' } };
    },
    linhas: [
      {
        entidade: 'pagamentos',
        acao: 'ESTORNAR',
        antes: { situacao: 'PAGO' },
        depois: { situacao: 'ESTORNADO', estorno: { motivo: 'Engano' } },
      },
    ],
  },
};

const REPASSE = { ano: 2026, tipo: 'REPASSE', parcela: 1, data: '27/02/2026', valor: 52_187.5, documento: 'OB 77' };

/** An interest of R$ 10.00 whose document is this one. */
const rendimento = ({ gestora }: Casa, documento: string) =>
  feito<{ id: number }>(gestora, 'POST', '/recursos-pnae', {
    ano: 2026,
    tipo: 'RENDIMENTO',
    data: '31/03/2026',
    valor: 10,
    documento,
  });

const RECURSOS: Record<string, Escrita> = {
  'POST /recursos-pnae/simulacao': {
    preparar: async ({ gestora, mercado }) => {
      const { id } = await feito<{ id: number }>(gestora, 'POST', '/aquisicoes', corpoDaAquisicao(mercado));
      return { url: '/recursos-pnae/simulacao', corpo: { aquisicao: { id } } };
    },
    // It shows how the shares would change, and writes nothing.
    linhas: [],
  },
  'POST /recursos-pnae/contas/fechamento': {
    preparar: () => ({ url: '/recursos-pnae/contas/fechamento', corpo: { ano: 2010 }, registro: 2010 }),
    linhas: [{ entidade: 'contas-do-pnae', acao: 'FECHAR', antes: null, depois: { ano: 2010 } }],
  },
  'POST /recursos-pnae': {
    preparar: () => ({ url: '/recursos-pnae', corpo: REPASSE }),
    linhas: [{ entidade: 'recursos-pnae', acao: 'CRIAR', antes: null, depois: { parcela: 1, valor: 52_187.5 } }],
  },
  'PUT /recursos-pnae/:id': {
    preparar: async (casa) => {
      const { id } = await rendimento(casa, 'EXTRATO DE MARÇO');
      return {
        url: `/recursos-pnae/${id}`,
        corpo: { ano: 2026, tipo: 'RENDIMENTO', data: '31/03/2026', valor: 12, documento: 'EXTRATO CORRIGIDO' },
      };
    },
    linhas: [{ entidade: 'recursos-pnae', acao: 'ALTERAR', antes: { valor: 10 }, depois: { valor: 12 } }],
  },
  'DELETE /recursos-pnae/:id': {
    preparar: async (casa) => {
      const { id } = await rendimento(casa, 'EXTRATO REPETIDO');
      return { url: `/recursos-pnae/${id}`, registro: id };
    },
    linhas: [{ entidade: 'recursos-pnae', acao: 'EXCLUIR', antes: { valor: 10 }, depois: null }],
  },
};

const SOLICITACOES: Record<string, Escrita> = {
  'PUT /unidades-educacionais/:id/adesao': {
    preparar: ({ unidade }) => ({
      url: `/unidades-educacionais/${unidade.id}/adesao`,
      corpo: [{ categoria: 'CRECHE', percentual: 90 }],
      registro: unidade.id,
    }),
    linhas: [
      {
        entidade: 'matriculas',
        acao: 'ALTERAR',
        antes: { adesao: [{ categoria: 'CRECHE', percentual: 100 }] },
        depois: { adesao: [{ categoria: 'CRECHE', percentual: 90 }] },
      },
    ],
  },
  'POST /solicitacoes': {
    preparar: async ({ mercado }) => ({
      url: '/solicitacoes',
      corpo: corpoDaSolicitacao(mercado, await aquisicaoVigente(mercado), 10),
    }),
    linhas: [
      {
        entidade: 'solicitacoes',
        acao: 'CRIAR',
        antes: null,
        depois: { status: 'AGUARDANDO', itens: [{ quantidade: 10 }] },
      },
    ],
  },
  'PUT /solicitacoes/:id': {
    preparar: async (casa) => {
      const { id }: Solicitacao = await pedida(casa);
      const itens = [{ produto: { id: casa.mercado.arroz.id }, quantidade: 8 }];
      return { url: `/solicitacoes/${id}`, corpo: { itens } };
    },
    linhas: [
      {
        entidade: 'solicitacoes',
        acao: 'ALTERAR',
        antes: { itens: [{ quantidade: 10 }] },
        depois: { itens: [{ quantidade: 8 }] },
      },
    ],
  },
  'POST /solicitacoes/:id/cancelar': {
    preparar: async (casa) => ({
      url: `/solicitacoes/${(await pedida(casa)).id}/cancelar`,
      corpo: { motivo: 'Engano' },
    }),
    linhas: [
      {
        entidade: 'solicitacoes',
        acao: 'CANCELAR',
        antes: { status: 'AGUARDANDO' },
        depois: { status: 'CANCELADA', motivo: 'Engano' },
      },
    ],
  },
  'PUT /solicitacoes/:id/receber': {
    preparar: async (casa) => ({
      url: `/solicitacoes/${(await pedida(casa)).id}/receber`,
      corpo: corpoDoRecebimento(casa.mercado, 4),
    }),
    linhas: [
      {
        entidade: 'solicitacoes',
        acao: 'RECEBER',
        antes: { status: 'AGUARDANDO' },
        depois: { status: 'ENVIADA', recebimento: { observacao: 'Entrega conferida' } },
      },
    ],
  },
  'POST /solicitacoes/:id/fotos': {
    preparar: async (casa) => {
      const { id } = await pedida(casa);
      return { url: `/solicitacoes/${id}/fotos`, corpo: IMAGEM, cabecalhos: TEXTO_PURO, registro: id };
    },
    linhas: [{ entidade: 'solicitacoes', acao: 'IMAGEM', antes: null, depois: { foto: expect.any(Number) } }],
  },
  'PUT /solicitacoes/:id/rascunho': {
    preparar: async (casa) => {
      const { id } = await pedida(casa);
      return { url: `/solicitacoes/${id}/rascunho`, corpo: { anterior: null, conteudo: RASCUNHO } };
    },
    // It is no record yet.
    linhas: [],
  },
  'DELETE /solicitacoes/:id/rascunho': {
    preparar: async (casa, autor) => {
      const { id } = await pedida(casa);
      const corpo = { anterior: null, conteudo: RASCUNHO };
      const guardado = await feito<{ id: number }>(autor, 'PUT', `/solicitacoes/${id}/rascunho`, corpo);
      return { url: `/solicitacoes/${id}/rascunho?anterior=${guardado.id}` };
    },
    linhas: [],
  },
  'POST /solicitacoes/:id/recebimentos/:recebimento/estorno': {
    preparar: async (casa) => {
      const { id, recebimento } = await recebida(casa);
      return { url: `/solicitacoes/${id}/recebimentos/${recebimento}/estorno`, corpo: { motivo: 'Outra escola' } };
    },
    linhas: [
      {
        entidade: 'solicitacoes',
        acao: 'ESTORNAR',
        antes: { status: 'ENVIADA' },
        depois: { status: 'AGUARDANDO', estorno: { motivo: 'Outra escola' } },
      },
    ],
  },
  'POST /solicitacoes/:id/notas-eletronicas/leitura': {
    preparar: async (casa) => ({
      url: `/solicitacoes/${(await pedida(casa)).id}/notas-eletronicas/leitura`,
      corpo: arquivoDe(EXEMPLO),
    }),
    // It reads a file, and writes nothing.
    linhas: [],
  },
  'PUT /notas-fiscais/:id': {
    preparar: async (casa) => {
      const { id } = (await recebida(casa)).nota;
      const corpo = {
        numero: `nf corrigida ${id}`,
        dataEmissao: '01/03/2020',
        dataRecebimento: '02/03/2020',
        valor: 80,
      };
      return { url: `/notas-fiscais/${id}`, corpo };
    },
    linhas: [{ entidade: 'notas-fiscais', acao: 'ALTERAR', antes: { valor: 200 }, depois: { valor: 80 } }],
  },
  'PUT /notas-fiscais/:id/imagem': {
    preparar: async (casa) => {
      const { id } = (await recebida(casa)).nota;
      return { url: `/notas-fiscais/${id}/imagem`, corpo: IMAGEM, cabecalhos: TEXTO_PURO, registro: id };
    },
    linhas: [{ entidade: 'notas-fiscais', acao: 'IMAGEM', antes: { temImagem: false }, depois: { temImagem: true } }],
  },
};

/** The writes of acquisitions, addenda, requests, receipts, invoices, statements, payments and transfers. */
export const ESCRITAS_DAS_COMPRAS = {
  ...AQUISICOES,
  ...ADITIVOS,
  ...SOLICITACOES,
  ...EXTRATOS,
  ...PAGAMENTOS,
  ...RECURSOS,
};
