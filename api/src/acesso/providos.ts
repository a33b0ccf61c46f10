import type { InstalacaoNova } from '@merenda/shared/contratos';
import type { Banco } from '../banco/conexao.js';
import type { UsuarioAutenticado } from '../banco/contexto.js';
import type { Transacao } from '../banco/transacao.js';
import type { DoServidor } from '../mecanismos/configuracoes.js';
import { aProver } from '../nucleo/provido.js';

/** Whether a step of the first days waits for the user. */
export const temPassoPorFazer = aProver<
  [banco: Banco, usuario: UsuarioAutenticado, tx?: Banco | Transacao],
  Promise<boolean>
>('temPassoPorFazer');

/** The logo as it is stored. Throws 422 at the field when it is not a picture. */
export const prepararLogo = aProver<[dataUrl: string, campo: string], Promise<string>>('prepararLogo');

/** Writes the municipality of a server that is set up, with its prepared logo. Throws 422 at a field of `municipio`. */
export const nomearMunicipio = aProver<
  [tx: Transacao, doServidor: DoServidor, municipio: InstalacaoNova['municipio'], logo: string | null],
  Promise<void>
>('nomearMunicipio');
