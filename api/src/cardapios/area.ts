import { ROTULOS_MODALIDADE_ESCOLAR } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { TIPOS_DE_USO } from '../acesso/index.js';
import { rotuloDe } from '../banco/chaves-de-ordem.js';
import * as tabelas from '../banco/esquema/index.js';
import type { Area } from '../mecanismos/area.js';
import { emPartes } from '../mecanismos/busca/buscavel.js';
import { porId } from '../mecanismos/exclusoes/excluivel.js';
import { importavel } from '../mecanismos/importacoes/plano.js';
import { enderecoNa } from '../mecanismos/notificacoes/avisos.js';
import { travarAlimento } from './alimentos/consultas.js';
import { comNomeUnico as comAlimentoUnico } from './alimentos/gravacao.js';
import { PLANILHA_DE_ALIMENTOS } from './alimentos/planilha.js';
import alimentos from './alimentos/rotas.js';
import { comDiaUnico, comoFeriado, travarFeriado } from './cardapios-calendario/feriados.js';
import cardapiosCalendario from './cardapios-calendario/rotas.js';
import { travarCardapioSemanal } from './cardapios-semanais/consultas.js';
import { EXPORTACAO_DE_CARDAPIOS_SEMANAIS } from './cardapios-semanais/exportacao.js';
import { comNomeUnico as comSemanalUnico } from './cardapios-semanais/gravacao.js';
import cardapiosSemanais from './cardapios-semanais/rotas.js';
import { travarCardapio } from './cardapios/consultas.js';
import { EXPORTACAO_DE_CARDAPIOS } from './cardapios/exportacao.js';
import { comNomeUnico as comCardapioUnico } from './cardapios/gravacao.js';
import cardapios from './cardapios/rotas.js';
import { PLANILHA_DA_COMPOSICAO } from './composicao-alimentos/planilha.js';
import composicaoAlimentos from './composicao-alimentos/rotas.js';
import { faltasNaCozinha } from './cozinha/avisos.js';
import conformidade from './conformidade/rotas.js';
import cozinha from './cozinha/rotas.js';
import desperdicios from './desperdicios/rotas.js';
import fichasTecnicas from './fichas-tecnicas/rotas.js';
import { buscarPrato, travarPrato } from './pratos/consultas.js';
import { EXPORTACAO_DE_PRATOS } from './pratos/exportacao.js';
import { comNomeUnico as comPratoUnico } from './pratos/gravacao.js';
import pratos from './pratos/rotas.js';
import { travarPreparo } from './preparos/consultas.js';
import { comNomeUnico as comPreparoUnico } from './preparos/gravacao.js';
import { PLANILHA_DE_PREPAROS } from './preparos/planilha.js';
import preparos from './preparos/rotas.js';
import { avisosDeRefeicoes } from './refeicoes/avisos.js';
import { linhaDaRefeicao } from './refeicoes/consultas.js';
import { EXPORTACAO_DE_REFEICOES } from './refeicoes/exportacao.js';
import escritasAntigas from './refeicoes/escritas-antigas.js';
import { INVARIANTES_DAS_REFEICOES } from './refeicoes/invariantes.js';
import refeicoes from './refeicoes/rotas.js';
import { EXPORTACAO_DE_REFERENCIAS } from './referencias-nutricionais/exportacao.js';
import referenciasNutricionais from './referencias-nutricionais/rotas.js';
import sugestao from './sugestao/rotas.js';

/** From the food to the meal: recipes, menus, the calendar, the kitchen. */
export const CARDAPIOS = {
  rotas: [
    alimentos,
    cardapiosCalendario,
    cardapiosSemanais,
    cardapios,
    composicaoAlimentos,
    conformidade,
    cozinha,
    desperdicios,
    fichasTecnicas,
    pratos,
    preparos,
    refeicoes,
    escritasAntigas,
    referenciasNutricionais,
    sugestao,
  ],
  invariantes: INVARIANTES_DAS_REFEICOES,
  excluiveis: {
    alimentos: {
      exclusao: 'DELETE /alimentos/:id',
      tabela: tabelas.alimentos,
      unico: comAlimentoUnico,
      travar: porId(travarAlimento, ({ nome }) => `O alimento ${nomeComum(nome)}`),
    },
    cardapios: {
      exclusao: 'DELETE /cardapios/:id',
      tabela: tabelas.cardapios,
      unico: comCardapioUnico,
      travar: porId(travarCardapio, ({ nome }) => `O cardápio ${nomeComum(nome)}`),
    },
    'cardapios-semanais': {
      exclusao: 'DELETE /cardapios-semanais/:id',
      tabela: tabelas.cardapiosSemanais,
      unico: comSemanalUnico,
      travar: porId(travarCardapioSemanal, ({ nome }) => `O cardápio semanal ${nomeComum(nome)}`),
    },
    feriados: {
      exclusao: 'DELETE /feriados/data=:data',
      tabela: tabelas.feriados,
      unico: comDiaUnico,
      travar: async (tx, _contexto, dia) => {
        const feriado = await travarFeriado(tx, dia);
        return { registrado: feriado, devolvido: comoFeriado(feriado) };
      },
    },
    pratos: {
      exclusao: 'DELETE /pratos/:id',
      tabela: tabelas.pratos,
      unico: comPratoUnico,
      travar: porId(travarPrato, ({ nome }) => `O prato ${nomeComum(nome)}`),
    },
    preparos: {
      exclusao: 'DELETE /preparos/:id',
      tabela: tabelas.preparos,
      unico: comPreparoUnico,
      travar: porId(travarPreparo, ({ nome }) => `O preparo ${nomeComum(nome)}`),
    },
  },
  rotulos: {
    alimentos: { tipo: TIPOS_DE_USO.alimento, nome: tabelas.alimentos.nome },
    preparos: { tipo: TIPOS_DE_USO.preparo, nome: tabelas.preparos.nome },
    pratos: { tipo: TIPOS_DE_USO.prato, nome: tabelas.pratos.nome },
    cardapios: { tipo: TIPOS_DE_USO.cardapio, nome: tabelas.cardapios.nome },
    cardapio_alternativos: {
      tipo: TIPOS_DE_USO.cardapioRegular,
      id: tabelas.cardapios.id,
      nome: tabelas.cardapios.nome,
      com: sql`join cardapios on cardapios.id = cardapio_id`,
    },
    cardapios_semanais: { tipo: TIPOS_DE_USO.cardapioSemanal, nome: tabelas.cardapiosSemanais.nome },
    lancamentos: {
      tipo: TIPOS_DE_USO.diaDoCalendario,
      id: sql`data`,
      nome: sql`to_char(data, 'DD/MM/YYYY')`,
      ordem: sql`data`,
    },
    refeicoes: {
      tipo: TIPOS_DE_USO.refeicao,
      nome: sql`to_char(dia + hora, 'DD/MM/YYYY HH24:MI')`,
      ordem: sql`dia + hora`,
    },
    substituicoes: {
      tipo: TIPOS_DE_USO.substituicao,
      nome: sql`to_char(data, 'DD/MM/YYYY')`,
      ordem: sql`data`,
      com: sql`join lancamentos on lancamentos.id = lancamento_id`,
    },
    avisos_de_falta: { tipo: TIPOS_DE_USO.avisoDeFalta, nome: sql`to_char(dia, 'DD/MM/YYYY')`, ordem: sql`dia` },
  },
  importaveis: {
    alimentos: importavel('alimentos', PLANILHA_DE_ALIMENTOS),
    'composicao-alimentos': importavel('composicao-alimentos', PLANILHA_DA_COMPOSICAO),
    preparos: importavel('preparos', PLANILHA_DE_PREPAROS),
  },
  exportaveis: {
    pratos: EXPORTACAO_DE_PRATOS,
    cardapios: EXPORTACAO_DE_CARDAPIOS,
    'cardapios-semanais': EXPORTACAO_DE_CARDAPIOS_SEMANAIS,
    'referencias-nutricionais': EXPORTACAO_DE_REFERENCIAS,
    refeicoes: EXPORTACAO_DE_REFEICOES,
  },
  historicos: {
    cardapios: { permissao: 'CARDAPIOS' },
    'cardapios-semanais': { permissao: 'CARDAPIOS' },
    pratos: { permissao: 'PRATOS' },
    preparos: { permissao: 'PREPAROS' },
    'referencias-nutricionais': { permissao: 'CARDAPIOS' },
    refeicoes: { permissao: 'LOGADO', exigir: ({ banco, usuario }, id) => linhaDaRefeicao(banco, usuario, id) },
  },
  // Cooks have no permission, and prepare the dishes.
  comentaveis: {
    pratos: {
      tabela: tabelas.pratos,
      coluna: 'pratoId',
      permissao: 'LOGADO',
      exigir: ({ banco }, id) => buscarPrato(banco, id),
    },
  },
  buscaveis: {
    PRATO: {
      tela: TIPOS_DE_USO.prato.tela,
      de: sql`pratos pr`,
      texto: { tabela: 'pratos', apelido: 'pr' },
      id: sql`pr.id`,
      titulo: sql`pr.nome`,
      detalhe: sql`array[${rotuloDe(sql`pr.modalidade`, ROTULOS_MODALIDADE_ESCOLAR)}]`,
      ler: (titulo, partes) => ({ titulo: nomeComum(titulo), detalhe: emPartes(partes) }),
      parametros: sql`json_build_object('nome', pr.nome)`,
    },
  },
  avisos: [avisosDeRefeicoes, faltasNaCozinha],
  enderecos: {
    REFEICOES_POR_EXECUTAR: (lida) =>
      enderecoNa(TIPOS_DE_USO.refeicaoPorExecutar.tela, { unidade: String(lida.unidade_id) }),
    FALTAS_NA_COZINHA: ({ estoque }) => enderecoNa(TIPOS_DE_USO.produtoEmEstoque.tela, { estoque: String(estoque) }),
  },
} satisfies Area;
