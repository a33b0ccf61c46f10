import type { Anonimizacao } from '@merenda/shared/contratos';
import { inicioDoPrazo } from '@merenda/shared/regras';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';
import { anonimizarFornecedor } from '../fornecedores/anonimizacao.js';
import { anonimizarUsuario } from '../usuarios/anonimizacao.js';
import { lerPrazos } from './consultas.js';
import { titularDigitado, type TitularDigitado } from './titulares.js';

/** Anonymises who is named, as far as the terms of the municipality permit it today. Throws as the two acts do. */
export async function anonimizarTitular(tx: Transacao, digitado: TitularDigitado): Promise<Anonimizacao> {
  const { tipo, id } = await titularDigitado(tx, digitado);
  const prazo = (await lerPrazos(tx)).get(tipo === 'usuario' ? 'usuarios' : 'fornecedores');
  if (!prazo) throw new Error('the register has no term for persons');
  const inicio = inicioDoPrazo(prazo, hoje());
  return tipo === 'usuario'
    ? anonimizarUsuario(tx, id, inicio)
    : anonimizarFornecedor(tx, id, { inicio, hoje: hoje() });
}
