import { compararTextos } from '@merenda/shared/formatos';
import { EntradaData, type CampoPerguntado, type Opcao } from '@merenda/shared/ui';
import { NomeDoUsuario, SelectUsuario } from '../usuarios/SelectUsuario.js';
import { ACOES, ENTIDADES } from './auditoria.api.js';

const emOrdem = <C extends string>(opcoes: readonly Opcao<C>[]) =>
  opcoes.toSorted((a, b) => compararTextos(a.rotulo, b.rotulo));

/** The search fields of the trail: entity, action, author and time. */
export const CAMPOS_DA_AUDITORIA: readonly CampoPerguntado[] = [
  { tipo: 'opcao', campo: 'entidade', rotulo: 'Registro', opcoes: emOrdem(ENTIDADES) },
  { tipo: 'opcao', campo: 'acao', rotulo: 'Ação', artigo: 'a', opcoes: emOrdem(ACOES) },
  { tipo: 'registro', campo: 'usuario', rotulo: 'Quem', Select: SelectUsuario, Nome: NomeDoUsuario },
  { tipo: 'data', campo: 'de', rotulo: 'De', Entrada: EntradaData, ate: 'ate' },
  { tipo: 'data', campo: 'ate', rotulo: 'Até', Entrada: EntradaData, desde: 'de' },
];
