import { paraBusca } from '../../formatos/textos.js';
import { CADASTROS_CITADOS, type CadastroCitado } from '../../vocabulario/importacoes.js';
import type { NomeQueFalta } from './celula.js';

/** A row of a preview, as far as it says what is not registered. */
interface Conferida {
  numero: number;
  motivos: readonly { falta?: NomeQueFalta | undefined }[];
}

/** The names of one entity that are not registered, each once, with the first row that has it. */
export interface NomesQueFaltam {
  entidade: CadastroCitado;
  nomes: { nome: string; numero: number }[];
}

/** What the refused rows name and is not registered, in the order in which it is created: items before products. */
export function nomesQueFaltam(conferidas: readonly Conferida[]): NomesQueFaltam[] {
  const porEntidade = new Map<CadastroCitado, Map<string, { nome: string; numero: number }>>();
  for (const { numero, motivos } of conferidas)
    for (const { falta } of motivos) {
      if (!falta) continue;
      const nomes = porEntidade.get(falta.entidade) ?? new Map<string, { nome: string; numero: number }>();
      porEntidade.set(falta.entidade, nomes);
      const chave = paraBusca(falta.nome);
      if (!nomes.has(chave)) nomes.set(chave, { nome: falta.nome, numero });
    }
  return CADASTROS_CITADOS.flatMap((entidade) => {
    const nomes = porEntidade.get(entidade);
    return nomes ? [{ entidade, nomes: [...nomes.values()] }] : [];
  });
}

/** The title of the column in which the import of an entity has a name; a supplier may be named by its document. */
export function tituloDoNome(entidade: CadastroCitado, nome: string): string {
  if (entidade !== 'fornecedores') return 'Nome';
  const digitos = /^[\d./ -]+$/.test(nome) ? nome.replace(/\D/g, '').length : 0;
  if (digitos === 11) return 'CPF';
  return digitos === 14 ? 'CNPJ' : 'Nome fantasia';
}
