import { paraBusca } from '../../formatos/textos.js';
import { caracteresNoMinimo } from '../valores.js';
import { violacao, type Violacao } from '../violacao.js';

/** What an attacker tries first: who the user is, and where. Null or empty where it is not known. */
export interface DonoDaSenha {
  usuario: string;
  nome: string;
  municipio: string | null;
}

interface PoliticaDeSenhas {
  /** Least number of characters that the municipality asks for. */
  minimo: number;
  /** Whether the password is one of the most common ones. */
  comum: (senha: string) => boolean;
}

/** Words of a name that are no words of it: 'de', 'da', 'dos'. */
const PALAVRA_MINIMA = 4;

/**
 * A new password is long enough, not one of the most common ones, and not the login, the name or the town, also with
 * numbers and signs beside it (ASVS 5.0, 6.2.4 and 6.2.11). Nor is it one or two words of the place, such as
 * 'merenda2026', or made of spaces or of one or two characters.
 */
export function violacoesDaSenhaNova(
  senha: string,
  dono: DonoDaSenha,
  { minimo, comum }: PoliticaDeSenhas,
): Violacao[] {
  return [
    ...violacao(senha.length < minimo, 'senha', caracteresNoMinimo(minimo)),
    ...violacao(comum(senha), 'senha', 'Esta senha está entre as mais comuns. Escolha outra.'),
    ...violacao(
      ehDoDono(senha, dono),
      'senha',
      'A senha não pode ser o usuário, o nome ou o município. Junte várias palavras, por exemplo.',
    ),
    ...violacao(
      ehDoLugar(senha),
      'senha',
      'Esta senha é fácil de adivinhar: é quase só uma palavra do sistema, ou se repete. Junte várias palavras, por exemplo.',
    ),
  ];
}

/** What people at a school kitchen take as a password, with the year or '123' beside it; each with its plural and gender. */
const DO_LUGAR =
  'merend(a|as|eir[ao]s?)|escol(a|as|ar|ares)|prefeit(ura|o|a)|municip(io|al)|secretari[ao]|educa(cao|dora?)|ensino|cozinh(a|eir[ao])s?|alimenta(cao|r)|alimentos?|cardapios?|nutri(cao|cional|cionista)|estoqu(e|es|ista)|compras?|comprador|professora?|diretora?|alun[ao]s?|creches?|cidade|governo|brasil|brasileir[ao]|sistema|admin|administra(cao|dora?)|usuari[ao]|acesso|entrar|senhas?|mudar|mudei|trocar|troque|nova|inicial|provisori[ao]|padrao|teste|bemvind[ao]|pnae|fnde|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const LIGACAO = '(de|da|do|das|dos|e|a|o|minha|meu)?';
const SO_DO_LUGAR = new RegExp(`^${LIGACAO}(${DO_LUGAR})(${LIGACAO}(${DO_LUGAR}))?$`);

/** A password of fewer characters, whatever its length, is no secret. */
const CARACTERES_DIFERENTES = 3;

const ehDoLugar = (senha: string): boolean =>
  SO_DO_LUGAR.test(soLetras(senha)) || new Set(senha.replaceAll(/\s/g, '')).size < CARACTERES_DIFERENTES;

function ehDoDono(senha: string, { usuario, nome, municipio }: DonoDaSenha): boolean {
  const dita = soLetras(senha);
  if (dita === '') return senha === usuario;
  const palavras = paraBusca(nome).split(' ').map(soLetras);
  const proprias = [
    soLetras(usuario),
    soLetras(municipio ?? ''),
    soLetras(nome),
    `${palavras[0] ?? ''}${palavras.at(-1) ?? ''}`,
    ...palavras.filter((palavra) => palavra.length >= PALAVRA_MINIMA),
  ];
  return proprias.includes(dita);
}

const soLetras = (texto: string): string => paraBusca(texto).replace(/[^a-z]/g, '');

/** How hard a password is to guess, as far as its length and its different characters tell. */
export type ForcaDaSenha = 'FRACA' | 'RAZOAVEL' | 'FORTE';

/** Null for an empty password. Length counts most: guessing gets harder with each character. */
export function forcaDaSenha(senha: string): ForcaDaSenha | null {
  if (senha === '') return null;
  const diferentes = new Set(senha).size;
  if (senha.length < 12 || diferentes < 6) return 'FRACA';
  return senha.length >= 16 && diferentes >= 8 ? 'FORTE' : 'RAZOAVEL';
}

/** What the user reads beside the field. */
export const FORCAS_DA_SENHA: Record<ForcaDaSenha, string> = {
  FRACA: 'Senha fraca: use 12 caracteres ou mais, por exemplo três palavras.',
  RAZOAVEL: 'Senha razoável.',
  FORTE: 'Senha forte.',
};
