import { expect } from '@jest/globals';
import type { Contagem, Movimentacao } from '@merenda/shared/contratos';
import { entrarComo } from '../../app.js';
import { feito, loteNoEstoque, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

const LINHAS: Record<string, Escrita> = {
  'POST /estoques/:id/produtos-estoque': {
    preparar: ({ estoque, mercado }) => ({
      url: `/estoques/${estoque.id}/produtos-estoque`,
      corpo: {
        numero: 'lote novo',
        produto: { id: mercado.arroz.id },
        dataFabricacao: '01/01/2026',
        dataValidade: '31/12/2099',
        quantidade: 7,
      },
    }),
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'ADICIONAR',
        antes: null,
        depois: { quantidade: 7, adicao: { numero: 'LOTE NOVO' } },
      },
    ],
  },
  'PUT /estoques/:id/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/produtos-estoque/${id}`,
        corpo: { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Saco rasgado', quantidade: 3 },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'SAIDA',
        antes: { quantidade: '10.000' },
        depois: { quantidade: '7.000', saida: { observacao: 'Saco rasgado' } },
      },
    ],
  },
  'POST /estoques/:id/saidas': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/saidas`,
        corpo: {
          tipoSaidaDireta: 'ESTRAVIO',
          observacao: 'Sacos rasgados',
          linhas: [{ produtoEstoque: { id }, quantidade: 3 }],
        },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'SAIDA',
        antes: { quantidade: '10.000' },
        depois: { quantidade: '7.000', saida: { observacao: 'Sacos rasgados' } },
      },
    ],
  },
  'DELETE /estoques/:id/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return { url: `/estoques/${casa.estoque.id}/produtos-estoque/${id}`, registro: id };
    },
    linhas: [{ entidade: 'produtos-estoque', acao: 'EXCLUIR', antes: { quantidade: '10.000' }, depois: null }],
  },
  'PUT /estoques/:id/minimos/:produto': {
    preparar: ({ estoque, mercado }) => ({
      url: `/estoques/${estoque.id}/minimos/${mercado.arroz.id}`,
      corpo: { quantidade: 12.5 },
      registro: estoque.id,
    }),
    linhas: [
      {
        entidade: 'minimos-de-estoque',
        acao: 'ALTERAR',
        antes: { quantidade: null },
        depois: { quantidade: 12.5 },
      },
    ],
  },
  'POST /estoques/:id/balancos': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/balancos`,
        corpo: [{ produtoEstoque: { id }, quantidadeAnterior: 10, novaQuantidade: 9 }],
        registro: id,
      };
    },
    linhas: [
      { entidade: 'produtos-estoque', acao: 'BALANCO', antes: { quantidade: '10.000' }, depois: { quantidade: 9 } },
    ],
  },
  'POST /estoques/:id/balancos/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/balancos/produtos-estoque/${id}`,
        corpo: { quantidadeAnterior: 10, novaQuantidade: 9 },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'BALANCO',
        antes: { quantidade: '10.000' },
        depois: { quantidade: 9 },
      },
    ],
  },
};

/** A count of the unit. One that another test left open is cancelled first: a unit has one at most. */
async function contagemAberta({ gestora, estoque }: Casa): Promise<Contagem> {
  const url = `/estoques/${estoque.id}/contagens`;
  const contagens = (await gestora.injetar('GET', url)).json<Contagem[]>();
  for (const { id, status } of contagens)
    if (status === 'ABERTA') await feito(gestora, 'PUT', `${url}/${id}/cancelar`, { motivo: 'Outra começa' });
  return feito<Contagem>(gestora, 'POST', url, { asCegas: false, comZerados: false, outraPessoaConfirma: false });
}

/** A count in which a lot of 10 sacks was counted as 9. */
export async function umLoteContado(casa: Casa) {
  const { id } = await contagemAberta(casa);
  const lote = await loteNoEstoque(casa);
  const url = `/estoques/${casa.estoque.id}/contagens/${id}`;
  await feito(casa.gestora, 'PUT', `${url}/produtos-estoque/${lote.id}`, { contada: 9, lida: null });
  return { id, url };
}

const CONTAGENS: Record<string, Escrita> = {
  'POST /estoques/:id/contagens': {
    preparar: async (casa) => {
      const { id } = await contagemAberta(casa);
      await feito(casa.gestora, 'PUT', `/estoques/${casa.estoque.id}/contagens/${id}/cancelar`, { motivo: 'Engano' });
      return {
        url: `/estoques/${casa.estoque.id}/contagens`,
        corpo: { asCegas: true, comZerados: false, outraPessoaConfirma: true },
      };
    },
    linhas: [
      {
        entidade: 'contagens',
        acao: 'CRIAR',
        antes: null,
        depois: { asCegas: true, comZerados: false, outraPessoaConfirma: true },
      },
    ],
  },
  'PUT /estoques/:id/contagens/:contagem/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await contagemAberta(casa);
      const lote = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/contagens/${id}/produtos-estoque/${lote.id}`,
        corpo: { contada: 9, lida: null },
        registro: id,
      };
    },
    linhas: [{ entidade: 'contagens', acao: 'CONTAR', antes: { contada: null }, depois: { contada: 9, saldo: 10 } }],
  },
  'PUT /estoques/:id/contagens/:contagem/lancar': {
    preparar: async (casa) => ({
      url: `${(await umLoteContado(casa)).url}/lancar`,
      corpo: { revisao: 2, motivo: 'Contagem do mês' },
      registro: expect.any(Number),
    }),
    linhas: [
      { entidade: 'produtos-estoque', acao: 'BALANCO', antes: { quantidade: '10.000' }, depois: { quantidade: 9 } },
      {
        entidade: 'contagens',
        acao: 'LANCAR',
        antes: { status: 'ABERTA' },
        depois: { status: 'LANCADA', motivo: 'Contagem do mês', contados: 1, comDiferenca: 1 },
      },
    ],
  },
  'PUT /estoques/:id/contagens/:contagem/cancelar': {
    preparar: async (casa) => ({
      url: `${(await umLoteContado(casa)).url}/cancelar`,
      corpo: { motivo: 'Recomeçar amanhã' },
    }),
    linhas: [
      {
        entidade: 'contagens',
        acao: 'CANCELAR',
        antes: { status: 'ABERTA' },
        depois: { status: 'CANCELADA', motivo: 'Recomeçar amanhã' },
      },
    ],
  },
};

const bloquear = async (casa: Casa) => {
  const { produtoLoteId } = await loteNoEstoque(casa);
  await feito(casa.gestora, 'PUT', `/lotes/${produtoLoteId}/bloquear`, { motivo: 'Embalagem violada' });
  return produtoLoteId;
};

const LOTES: Record<string, Escrita> = {
  'PUT /lotes/:id/bloquear': {
    preparar: async (casa) => {
      const { produtoLoteId } = await loteNoEstoque(casa);
      return {
        url: `/lotes/${produtoLoteId}/bloquear`,
        corpo: { motivo: 'Embalagem violada' },
        registro: produtoLoteId,
      };
    },
    linhas: [{ entidade: 'lotes', acao: 'BLOQUEAR', antes: null, depois: { motivo: 'Embalagem violada' } }],
  },
  'PUT /lotes/:id/desbloquear': {
    preparar: async (casa) => {
      const id = await bloquear(casa);
      return { url: `/lotes/${id}/desbloquear`, corpo: { motivo: 'Laudo sem restrição' }, registro: id };
    },
    linhas: [
      {
        entidade: 'lotes',
        acao: 'DESBLOQUEAR',
        antes: { motivo: 'Embalagem violada' },
        depois: { motivo: 'Laudo sem restrição' },
      },
    ],
  },
};

/** Sends 4 sacks of the unit to a stock. */
const enviada = async (casa: Casa, destino: { id: number }) =>
  feito<Movimentacao>(casa.gestora, 'POST', `/estoques/${casa.estoque.id}/movimentar/${destino.id}`, [
    { produtoEstoque: { id: (await loteNoEstoque(casa)).id }, quantidade: 4 },
  ]);

/** A movement of 4 sacks on its way to the unit. */
async function aCaminho({ app, estoque, destino, mercado, ...casa }: Casa): Promise<Movimentacao> {
  const gestora = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [destino] });
  return enviada({ ...casa, app, mercado, gestora, estoque: destino, destino: estoque }, estoque);
}

const MOVIMENTACOES: Record<string, Escrita> = {
  'POST /estoques/:origem/movimentar/:destino': {
    preparar: async (casa) => ({
      url: `/estoques/${casa.estoque.id}/movimentar/${casa.destino.id}`,
      corpo: [{ produtoEstoque: { id: (await loteNoEstoque(casa)).id }, quantidade: 4 }],
    }),
    linhas: [
      {
        entidade: 'movimentacoes',
        acao: 'CRIAR',
        antes: null,
        depois: { status: 'EM_TRANSITO', produtos: [{ quantidade: 4 }] },
      },
    ],
  },
  'PUT /estoques/movimentacoes/receber': {
    preparar: async (casa) => ({
      url: '/estoques/movimentacoes/receber',
      corpo: { idEstoque: casa.estoque.id, idMovimentacao: (await aCaminho(casa)).id },
    }),
    linhas: [
      {
        entidade: 'movimentacoes',
        acao: 'RECEBER',
        antes: { status: 'EM_TRANSITO' },
        depois: { status: 'RECEBIDA' },
      },
    ],
  },
  'PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar': {
    preparar: async (casa) => ({
      url: `/estoques/${casa.estoque.id}/movimentacoes/${(await enviada(casa, casa.destino)).id}/cancelar`,
      corpo: { motivo: 'Engano' },
    }),
    linhas: [
      {
        entidade: 'movimentacoes',
        acao: 'CANCELAR',
        antes: { status: 'EM_TRANSITO' },
        depois: { status: 'CANCELADA' },
      },
    ],
  },
};

const produtosDoKit = async (casa: Casa) => [
  { produtoLoteFk: (await loteNoEstoque(casa)).produtoLoteId, quantidade: 2 },
];

const KITS: Record<string, Escrita> = {
  'POST /estoques/:id/produtos-estoque/kit': {
    preparar: async (casa) => {
      const { alunos, ...turma } = casa.turma;
      const corpo = { ...turma, ...alunos[0], produtosKits: await produtosDoKit(casa) };
      return { url: `/estoques/${casa.estoque.id}/produtos-estoque/kit`, corpo };
    },
    linhas: [{ entidade: 'kits', acao: 'CRIAR', antes: null, depois: { produtosKits: [{ quantidade: 2 }] } }],
  },
  'POST /estoques/:id/produtos-estoque/kits-turma': {
    preparar: async (casa) => {
      const corpo = { ...casa.turma, alunos: casa.turma.alunos.slice(0, 2), produtosKits: await produtosDoKit(casa) };
      return {
        url: `/estoques/${casa.estoque.id}/produtos-estoque/kits-turma`,
        corpo,
        registro: expect.any(Number),
      };
    },
    // One for each student.
    linhas: [
      { entidade: 'kits', acao: 'CRIAR', antes: null, depois: { produtosKits: [{ quantidade: 2 }] } },
      { entidade: 'kits', acao: 'CRIAR', antes: null, depois: { produtosKits: [{ quantidade: 2 }] } },
    ],
  },
};

/** The writes of stock, lots, balances, movements and kits. */
export const ESCRITAS_DOS_ESTOQUES = { ...LINHAS, ...CONTAGENS, ...LOTES, ...MOVIMENTACOES, ...KITS };
