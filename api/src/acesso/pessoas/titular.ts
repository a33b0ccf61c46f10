import type { DadosDoTitular } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { lerDadosDoTitular } from '../tratamentos/titular.js';
import { exigirPropria } from './consultas.js';

/** The data of the user who asks. 403 for another person's. */
export function exportarProprios({ banco, usuario }: Contexto, pessoaId: number): Promise<DadosDoTitular> {
  exigirPropria(usuario, pessoaId);
  return lerDadosDoTitular(banco, { tipo: 'usuario', id: usuario.id, nome: usuario.pessoa.nome });
}
