import type { CodigoPerCapita } from '../../vocabulario/cadastros/matriculas.js';
import type { Nutriente } from '../../vocabulario/cadastros/nutrientes.js';
import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import type { ORIGENS_PRECO, TipoPendencia } from '../../vocabulario/cardapios/fichas-tecnicas.js';

/* The parts of a technical sheet as the rules compute and write them. The contracts check the same shapes. */

export interface Citado {
  id: number;
  nome: string;
}

export interface NutrienteDaFicha {
  nome: Nutriente;
  valor: number;
  unidadeDeMedida: string;
  ausentes: string[];
  semDados?: true;
}

export interface Preco {
  valor: number;
  unidadeMedida: UnidadeMedida;
  origem: (typeof ORIGENS_PRECO)[number];
}

export interface Repasse {
  codigo: CodigoPerCapita;
  valor: number;
  norma: string;
  certeza: string;
}

export interface CustoDaFicha {
  valor: number | null;
  semPreco: Citado[];
  comUltimaCompra: Citado[];
  repasse: Repasse | null;
  municipio: number | null;
}

/** An allergen: its code and its label. */
export interface Alergenico {
  nome: string;
  descricao: string;
}

export interface AlergenicosDaFicha {
  contem: Alergenico[];
  podeConter: Alergenico[];
  naoConferidos: Citado[];
}

export interface Pendencia {
  tipo: TipoPendencia;
  preparo: Citado;
  alimento: (Citado & { itemId: number }) | null;
  nutrientes: Nutriente[];
}
