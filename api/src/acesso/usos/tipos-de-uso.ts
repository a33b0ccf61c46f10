import type { Permissao } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import type { TipoDeUso } from '../../mecanismos/em-uso.js';

const tela = <P extends Permissao | null>(caminho: string, permissao: P) => ({ caminho, permissao });

/** Every kind that a refusal may name. Paths and permissions are those of the areas' `area.json`. */
export const TIPOS_DE_USO = {
  usuario: { singular: 'usuário', plural: 'usuários', tela: tela('/gerenciar-usuarios', 'USUARIOS') },
  produto: {
    singular: 'produto',
    plural: 'produtos',
    lerNome: nomeComum,
    tela: tela('/gerenciar-produtos', 'PRODUTOS'),
  },
  produtoEmEstoque: {
    singular: 'produto em estoque',
    plural: 'produtos em estoque',
    lerNome: nomeComum,
    tela: tela('/estoque', 'ESTOQUES'),
  },
  lote: { singular: 'lote', plural: 'lotes', tela: tela('/estoque', 'ESTOQUES') },
  alimento: {
    singular: 'alimento',
    plural: 'alimentos',
    lerNome: nomeComum,
    tela: tela('/gerenciar-alimentos', 'ALIMENTOS'),
  },
  preparo: {
    singular: 'preparo',
    plural: 'preparos',
    lerNome: nomeComum,
    tela: tela('/gerenciar-preparos', 'PREPAROS'),
  },
  prato: { singular: 'prato', plural: 'pratos', lerNome: nomeComum, tela: tela('/gerenciar-pratos', 'PRATOS') },
  cardapio: {
    singular: 'cardápio',
    plural: 'cardápios',
    lerNome: nomeComum,
    tela: tela('/gerenciar-cardapios', 'CARDAPIOS'),
  },
  cardapioRegular: {
    singular: 'cardápio regular',
    plural: 'cardápios regulares',
    lerNome: nomeComum,
    tela: tela('/gerenciar-cardapios', 'CARDAPIOS'),
  },
  cardapioSemanal: {
    singular: 'cardápio semanal',
    plural: 'cardápios semanais',
    lerNome: nomeComum,
    tela: tela('/gerenciar-cardapios', 'CARDAPIOS'),
  },
  diaDoCalendario: {
    singular: 'dia do calendário',
    plural: 'dias do calendário',
    tela: tela('/cardapio-calendario', null),
  },
  substituicao: { singular: 'substituição', plural: 'substituições', tela: tela('/cardapio-calendario', null) },
  refeicao: { singular: 'refeição', plural: 'refeições', tela: tela('/historico-execucao-cardapios', null) },
  refeicaoPorExecutar: {
    singular: 'refeição por executar',
    plural: 'refeições por executar',
    tela: tela('/historico-execucao-cardapios', null),
  },
  avisoDeFalta: { singular: 'aviso de falta', plural: 'avisos de falta', tela: tela('/cozinha', null) },
  aquisicao: {
    singular: 'licitação/contrato',
    plural: 'licitações/contratos',
    tela: tela('/gerenciar-aquisicoes', 'AQUISICOES'),
  },
  chamadaPublica: {
    singular: 'chamada pública',
    plural: 'chamadas públicas',
    tela: tela('/chamadas-publicas', 'AQUISICOES'),
  },
  solicitacao: {
    singular: 'solicitação de compra',
    plural: 'solicitações de compra',
    tela: tela('/gerenciar-solicitacao', 'SOLICITACOES'),
  },
  solicitacaoPendente: {
    singular: 'solicitação de compra pendente',
    plural: 'solicitações de compra pendentes',
    tela: tela('/gerenciar-solicitacao', 'SOLICITACOES'),
  },
  movimentacao: {
    singular: 'movimentação',
    plural: 'movimentações',
    tela: tela('/gerenciar-movimentacoes', 'ESTOQUES'),
  },
  movimentacaoEmTransito: {
    singular: 'movimentação em trânsito',
    plural: 'movimentações em trânsito',
    tela: tela('/gerenciar-movimentacoes', 'ESTOQUES'),
  },
  kit: { singular: 'entrega de kit', plural: 'entregas de kit', tela: tela('/kit-merenda', 'ESTOQUES') },
} as const satisfies Record<string, TipoDeUso>;
