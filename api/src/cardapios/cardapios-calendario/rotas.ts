import type { MudancaDoCalendario } from '@merenda/shared/contratos';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { mesAtual, periodoValido } from '../../nucleo/periodo.js';
import { invalido } from '../../nucleo/recusas.js';
import { listarLancamentos, listarLancamentosDaUnidade } from './consultas.js';
import { desvincularCardapio } from './desvinculo.js';
import { listarDoDia } from './dia.js';
import { eventosDoPeriodo } from './eventos.js';
import { criarFeriado, listarFeriados } from './feriados.js';
import { mudarCalendario, preverMudanca } from './mudancas.js';
import { pratosDoPeriodo } from './pratos.js';
import { exigirQuemVincula } from './quem-vincula.js';
import { cardapiosDaSemana } from './semana.js';
import { substituirPrato } from './substituicoes.js';
import { trocarCardapio } from './troca.js';
import { vincularCardapio } from './vinculo.js';

const daUnidade = { permissao: 'LOGADO', unidade: { unidade: 'params.unidade' } } as const;

/** 403: the municipality's rule, and the units of a binding. Launches of other units do not exist for the user. */
async function exigirMudanca(contexto: Contexto, mudanca: MudancaDoCalendario): Promise<void> {
  await exigirQuemVincula(contexto);
  if (mudanca.acao === 'VINCULAR')
    await exigirUnidadesEducacionais(
      contexto,
      mudanca.unidades.map(({ id }) => id),
    );
}

const cardapiosCalendario: Rotas = async (app) => {
  const rota = rotasDe(app, 'Calendário de cardápios');

  rota(
    'GET /cardapios-calendario',
    { permissao: 'LOGADO', summary: 'Cardápios das unidades do usuário num período; sem datas, no mês atual' },
    async ({ contexto, query }) => listarLancamentos(contexto, periodoValido({ ...mesAtual(), ...query })),
  );

  rota(
    'GET /cardapios-calendario/eventos',
    { permissao: 'LOGADO', summary: 'O que as unidades do usuário servem num período: cada cardápio do dia uma vez' },
    async ({ contexto, query }) => eventosDoPeriodo(contexto, periodoValido({ ...mesAtual(), ...query })),
  );

  rota(
    'GET /cardapios-calendario/pratos',
    { permissao: 'LOGADO', summary: 'Pratos dos cardápios de um período nas unidades do usuário, ou numa delas' },
    async ({ contexto, query: { unidade, ...dias } }) => {
      if (unidade !== undefined) await exigirUnidadesEducacionais(contexto, [unidade]);
      return pratosDoPeriodo(contexto, periodoValido({ ...mesAtual(), ...dias }), unidade);
    },
  );

  rota(
    'GET /cardapios-calendario/semana',
    { permissao: 'LOGADO', summary: 'Cardápios desta semana nas unidades do usuário, comparados com a referência' },
    async ({ contexto }) => cardapiosDaSemana(contexto),
  );

  rota(
    'GET /cardapios-calendario/unidade=:unidade/cardapios',
    { ...daUnidade, summary: 'Todos os cardápios de uma unidade' },
    async ({ contexto, params }) => listarLancamentosDaUnidade(contexto.banco, params.unidade),
  );

  rota(
    'GET /cardapios-calendario/de=:de;ate=:ate;unidade=:unidade/cardapios',
    { ...daUnidade, summary: 'Cardápios de uma unidade num período (datas DDMMAAAA)' },
    async ({ contexto, params }) => listarLancamentosDaUnidade(contexto.banco, params.unidade, periodoValido(params)),
  );

  rota(
    'GET /cardapios-calendario/data=:data;unidade=:unidade/cardapios',
    {
      ...daUnidade,
      alcances: ['COZINHA'],
      summary: 'Cardápios do dia de uma unidade, com pratos e alimentos (data DDMMAAAA)',
    },
    async ({ contexto, params }) => listarDoDia(contexto.banco, params.unidade, params.data),
  );

  rota(
    'POST /cardapios-calendario',
    {
      permissao: 'LOGADO',
      summary: 'Vincula um cardápio, ou um cardápio semanal, a um dia em unidades',
    },
    async (req) => {
      await exigirQuemVincula(req.contexto);
      await exigirUnidadesEducacionais(
        req.contexto,
        req.body.unidadesEducacionais.map(({ unidade }) => unidade.id),
      );
      return vincularCardapio(req.contexto, req.body);
    },
  );

  rota(
    'POST /cardapios-calendario/mudancas/previa',
    { permissao: 'LOGADO', summary: 'O que uma mudança em várias unidades e dias faria, sem gravar nada' },
    async ({ contexto, body }) => {
      await exigirMudanca(contexto, body);
      return preverMudanca(contexto, body);
    },
  );

  rota(
    'POST /cardapios-calendario/mudancas',
    {
      permissao: 'LOGADO',
      summary: 'Vincula, move, troca ou desvincula cardápios em várias unidades e dias',
      description: 'Tudo ou nada; com `parcial`, o que não é recusado. A resposta tem uma linha por unidade e dia.',
    },
    async ({ contexto, body }) => {
      await exigirMudanca(contexto, body);
      return mudarCalendario(contexto, body);
    },
  );

  rota(
    'PUT /cardapios-calendario/:id',
    { permissao: 'LOGADO', summary: 'Troca o cardápio de um dia, numa unidade ou também em outras' },
    async ({ contexto, params, body }) => {
      await exigirQuemVincula(contexto);
      await exigirUnidadesEducacionais(
        contexto,
        (body.unidadesEducacionais ?? []).map(({ unidade }) => unidade.id),
      );
      return trocarCardapio(contexto, params.id, body);
    },
  );

  rota(
    'DELETE /cardapios-calendario/:id',
    {
      permissao: 'LOGADO',
      summary:
        'Desvincula um cardápio, ou a semana que um cardápio semanal preencheu, numa unidade ou também em outras',
    },
    async (req) => {
      const { semana, unidades = [] } = req.query;
      await exigirQuemVincula(req.contexto);
      await exigirUnidadesEducacionais(req.contexto, unidades);
      await desvincularCardapio(req.contexto, req.params.id, { semana: semana === 'true', unidades });
    },
  );

  rota(
    'PUT /cardapios-calendario/:id/substituicoes',
    { permissao: 'LOGADO', alcances: ['COZINHA'], summary: 'Substitui um prato num cardápio lançado' },
    async (req) => {
      const { lancamentoCardapio } = req.body;
      if (lancamentoCardapio && lancamentoCardapio.id !== req.params.id)
        throw invalido([{ campo: 'lancamentoCardapio', mensagem: 'O lançamento não é o do endereço.' }]);
      await substituirPrato(req.contexto, req.params.id, req.body);
    },
  );

  rota(
    'GET /feriados',
    { permissao: 'LOGADO', summary: 'Dias sem aula num período; sem datas, no mês atual' },
    async ({ contexto, query }) => {
      const { de, ate } = periodoValido({ ...mesAtual(), ...query });
      return listarFeriados(contexto.banco, de, ate);
    },
  );

  rota('POST /feriados', { permissao: 'CARDAPIOS', summary: 'Inclui um dia sem aula' }, async (req) =>
    criarFeriado(req.contexto, req.body),
  );

  rota(
    'DELETE /feriados/data=:data',
    { permissao: 'CARDAPIOS', summary: 'Retira um dia sem aula (data DDMMAAAA)' },
    async (req) => excluir(req.contexto, 'feriados', req.params.data),
  );
};

export default cardapiosCalendario;
