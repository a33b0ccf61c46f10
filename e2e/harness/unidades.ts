import { comoConta } from './api.js';
import { novaVez, novoNumero } from './vez.js';

/** A school of one test. */
export interface UnidadeDeTeste {
  id: number;
  /** As it is stored. */
  nome: string;
  /** As users read it. */
  lida: string;
  /** The id of its stock. */
  estoque: number;
}

/** Registers a school: without users, lots, enrolments and menus. */
export async function comUnidade(): Promise<UnidadeDeTeste> {
  const { chamar } = await comoConta('admin');
  const vez = novaVez();
  const { id, nome, estoque } = await chamar<{ id: number; nome: string; estoque: { id: number } }>(
    'POST',
    'unidades-educacionais',
    {
      nome: `ESCOLA ${vez}`,
      tipoUnidade: 'ESCOLA',
      codigoInep: String(novoNumero()).slice(-8),
      cep: '13560000',
      cidade: 'SÃO CARLOS',
      logradouro: 'RUA DAS FLORES',
      numero: '120',
      telefone: '16999990001',
    },
  );
  return { id, nome, lida: `Escola ${vez}`, estoque: estoque.id };
}
