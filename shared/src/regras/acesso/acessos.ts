import type { ModoDeMudanca } from '../../vocabulario/acesso/acessos.js';
import type { Permissao } from '../../vocabulario/permissoes.js';
import { AO_MENOS_UMA_UNIDADE } from '../frases.js';
import { violacao, type Violacao } from '../violacao.js';

/** A change of one list of a user's access: of the permissions or of the stocks. */
export interface MudancaDeLista<V> {
  modo: ModoDeMudanca;
  marcados: readonly V[];
}

/** The list of a user after the change; without one it stays. Each entry is there once. */
export function depoisDaMudanca<V>(atuais: readonly V[], mudanca: MudancaDeLista<V> | undefined): V[] {
  const marcados = new Set(mudanca?.marcados);
  switch (mudanca?.modo) {
    case 'ADICIONAR':
      return [...new Set([...atuais, ...marcados])];
    case 'REMOVER':
      return atuais.filter((valor) => !marcados.has(valor));
    case 'SUBSTITUIR':
      return [...marcados];
    case undefined:
      return [...atuais];
  }
}

/** What a user gains and loses by a change of one list. */
export function diferenca<V>(antes: readonly V[], depois: readonly V[]): { ganhos: V[]; perdas: V[] } {
  return {
    ganhos: depois.filter((valor) => !antes.includes(valor)),
    perdas: antes.filter((valor) => !depois.includes(valor)),
  };
}

interface Mudancas {
  permissoes?: MudancaDeLista<unknown> | undefined;
  estoques?: MudancaDeLista<unknown> | undefined;
}

/** A change changes something, and names what it adds or removes. To replace by nothing takes everything away. */
export function violacoesDaMudancaDeAcessos({ permissoes, estoques }: Mudancas): Violacao[] {
  const semNada = (mudanca: MudancaDeLista<unknown> | undefined): boolean =>
    mudanca !== undefined && mudanca.modo !== 'SUBSTITUIR' && mudanca.marcados.length === 0;
  return [
    ...violacao(!permissoes && !estoques, 'permissoes.modo', 'Escolha o que muda: as permissões ou os estoques.'),
    ...violacao(semNada(permissoes), 'permissoes.marcados', 'Escolha ao menos uma permissão.'),
    ...violacao(semNada(estoques), 'estoques.marcados', AO_MENOS_UMA_UNIDADE),
  ];
}

/** Why a user cannot mark a further permission for their own account. */
export const DADA_A_SI = 'Você não pode dar uma permissão a si mesmo. Peça-a a outra pessoa com a permissão Usuários.';

/** The permissions of a user before and after a change, and whether the user is the one who makes it. */
interface PropriasPermissoes {
  proprio: boolean;
  antes: readonly Permissao[];
  depois: readonly Permissao[];
}

/** A user cannot add a permission to their own account, and may give one up. */
export function violacoesDasPropriasPermissoes(
  { proprio, antes, depois }: PropriasPermissoes,
  campo = 'permissoes',
): Violacao[] {
  return violacao(proprio && diferenca(antes, depois).ganhos.length > 0, campo, DADA_A_SI);
}
