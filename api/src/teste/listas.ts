import {
  ROTULOS_TIPO_PESSOA,
  ROTULOS_UNIDADE_PRODUTO,
  TIPOS_PESSOA,
  UNIDADES_PRODUTO,
} from '@merenda/shared/contratos';

/** The lookup lists that the factories use. */
export const LISTAS_DE_TESTE = [
  ...['CEREAIS', 'LEGUMINOSAS'].map((nome, ordem) => ({ lista: 'categorias-alimento', nome, descricao: nome, ordem })),
  ...['LEITE', 'SOJA', 'OVOS'].map((nome, ordem) => ({ lista: 'alergenicos', nome, descricao: nome, ordem })),
  { lista: 'formas-alimento', nome: 'CRU', descricao: 'Cru', ordem: 0 },
  { lista: 'formas-alimento', nome: 'COZIDO', descricao: 'Cozido', ordem: 1 },
  ...['GESTOR', 'MERENDEIRA'].map((nome, ordem) => ({ lista: 'cargos', nome, descricao: nome, ordem })),
  ...['ME', 'EPP'].map((nome, ordem) => ({ lista: 'portes-empresa', nome, descricao: nome, ordem })),
  ...TIPOS_PESSOA.map((nome, ordem) => ({ lista: 'tipos-pessoa', nome, descricao: ROTULOS_TIPO_PESSOA[nome], ordem })),
  ...UNIDADES_PRODUTO.map((nome, ordem) => ({
    lista: 'unidades-produto',
    nome,
    descricao: ROTULOS_UNIDADE_PRODUTO[nome],
    ordem,
  })),
];
