import type { Banco } from '../../banco/conexao.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';

/** Writes the row of the settings, with the defaults of its columns, unless it is there. */
export async function criarConfiguracoes(banco: Pick<Banco, 'insert'>): Promise<void> {
  await banco.insert(municipio).values({ id: 1 }).onConflictDoNothing();
}
