import { ouSemValor } from '@merenda/shared/formatos';
import type { AssinaturaDaFolha, DadoDaFolha, Folha } from '@merenda/shared/contratos';
import {
  cabecalhoCorrente,
  DATA_A_CANETA,
  filtroPorExtenso,
  NOME_A_CANETA,
  orgaoDe,
  secretariaComCnpj,
} from '@merenda/shared/regras';
import type { ImagemDoPapel } from '../imagem.js';
import { alturaDaLinha, emUmaLinha, quebrar, type Letra } from './letras.js';
import { inseparaveis, ligadosAoProximo, type Bloco, type Pdf } from './paginas.js';
import { MARGEM, MM, TINTA, type Papel } from './papel.js';
import { desenharQr, LADO_DO_QR, type PontosDoQr, type Selo } from './selo.js';
import { alturaDasLinhas, blocosDoParagrafo, escrever, escrita, espaco, tracar, type LinhaEscrita } from './tracos.js';

/** Who issues a paper. */
export interface Timbre {
  /** Of the secretariat. */
  nome: string;
  municipio: string;
  uf: string;
  /** Digits. */
  cnpj: string | null;
  logo: ImagemDoPapel | null;
}

const ORGAO: Letra = { tamanho: 9.5 };
const TITULO: Letra = { tamanho: 15, forma: 'negrito' };
const CORRENTE: Letra = { tamanho: 8, cor: TINTA.apagada };
const CORPO: Letra = { tamanho: 9.5 };

const ALTURA_DO_LOGO = 17 * MM;
const LARGURA_DO_LOGO = 40 * MM;
const AO_LADO = 12;
/** Of the number of the page. */
const PARA_A_PAGINA = 100;

/** The letterhead: the mark, whose paper it is, and what it is. */
export function blocoDoTimbre(timbre: Timbre, titulo: string, { x, util }: Papel): Bloco {
  const logo = timbre.logo && medidaDoLogo(timbre.logo);
  const recuo = logo ? logo.largura + AO_LADO : 0;
  const largura = util - recuo;
  const orgao = orgaoDe(timbre);
  const linhas = [
    ...(orgao === null ? [] : escrita(orgao.toUpperCase(), ORGAO, largura)),
    ...escrita(secretariaComCnpj(timbre).toUpperCase(), ORGAO, largura),
    ...escrita(titulo, TITULO, largura),
  ];
  const alto = Math.max(alturaDasLinhas(linhas), logo?.altura ?? 0);
  return {
    altura: alto + 14,
    timbre: true,
    comOProximo: true,
    desenhar: (pdf, y) => {
      if (logo) pdf.image(Buffer.from(logo.bytes), x, y + (alto - logo.altura) / 2, { width: logo.largura });
      escrever(pdf, linhas, { x: x + recuo, largura }, y + (alto - alturaDasLinhas(linhas)) / 2);
      tracar(pdf, [x, y + alto + 5, x + util, y + alto + 5], TINTA.marca, 1.5);
    },
  };
}

function medidaDoLogo({ bytes, largura, altura }: ImagemDoPapel): ImagemDoPapel {
  const escala = Math.min(ALTURA_DO_LOGO / altura, LARGURA_DO_LOGO / largura);
  return { bytes, largura: largura * escala, altura: altura * escala };
}

/** The head of a page without a letterhead: municipality and document. */
export function escreverCabecalho(pdf: Pdf, timbre: Timbre, titulo: string, { x, util }: Papel): void {
  const texto = emUmaLinha(cabecalhoCorrente(orgaoDe(timbre), titulo), CORRENTE, util);
  escrever(pdf, [{ texto, letra: CORRENTE }], { x, largura: util }, MARGEM.cabecalho);
}

/** What the foot of a page says. */
interface Rodape {
  emissao: string;
  selo: Selo;
  qr: PontosDoQr;
  pagina: number;
  paginas: number;
}

/** The foot of every page: which document it is and how it is confirmed, who issued it, and which page it is. */
export function escreverRodape(pdf: Pdf, { emissao, selo, qr, pagina, paginas }: Rodape, papel: Papel): void {
  const { x, util, altura } = papel;
  const largura = util - LADO_DO_QR - AO_LADO;
  const y = altura - MARGEM.rodape;
  const linha = (texto: string, cabe: number) => [{ texto: emUmaLinha(texto, CORRENTE, cabe), letra: CORRENTE }];
  escrever(pdf, linha(selo.texto, largura), { x, largura }, y - alturaDaLinha(CORRENTE));
  escrever(pdf, linha(emissao, largura - PARA_A_PAGINA), { x, largura }, y);
  escrever(pdf, linha(`Página ${pagina} de ${paginas}`, PARA_A_PAGINA), { x, largura, lado: 'direita' }, y);
  desenharQr(pdf, qr, papel);
}

/** The line of criteria. */
export const blocosDoFiltro = ({ filtro = [] }: Pick<Folha, 'filtro'>, { x, util }: Papel): Bloco[] =>
  filtro.length === 0
    ? []
    : [...blocosDoParagrafo(escrita(filtroPorExtenso(filtro), CORPO, util), { x, largura: util }), espaco(4)];

const ROTULO: Letra = { tamanho: 8, cor: TINTA.apagada };
const VALOR: Letra = { tamanho: 9.5, forma: 'negrito' };
const ENTRE_COLUNAS = 16;
/** Lines of a value beside another one; a longer one has the whole width. */
const LINHAS_NA_COLUNA = 2;

/** Facts in two columns, or in three on a sheet that lies across. */
export function blocosDosDados(dados: readonly DadoDaFolha[], { x, util, altura }: Papel): Bloco[] {
  const colunas = util > altura ? 3 : 2;
  const largura = (util - ENTRE_COLUNAS * (colunas - 1)) / colunas;
  const blocos: Bloco[] = [];
  let abertos: LinhaEscrita[][] = [];
  const fechar = (): void => {
    const fatos = abertos;
    abertos = [];
    if (fatos.length === 0) return;
    blocos.push({
      altura: Math.max(...fatos.map(alturaDasLinhas)) + 5,
      desenhar: (pdf, y) => {
        for (const [i, linhas] of fatos.entries())
          escrever(pdf, linhas, { x: x + i * (largura + ENTRE_COLUNAS), largura }, y);
      },
    });
  };
  for (const { rotulo, valor } of dados) {
    const escrito = ouSemValor(valor);
    const naColuna = [...escrita(rotulo, ROTULO, largura), ...escrita(escrito, VALOR, largura)];
    if (quebrar(escrito, VALOR, largura).length > LINHAS_NA_COLUNA) {
      fechar();
      // A paragraph in bold is hard to read.
      const linhas = [...escrita(rotulo, ROTULO, util), ...escrita(escrito, CORPO, util)];
      blocos.push(...blocosDoParagrafo(linhas, { x, largura: util }), espaco(5));
    } else {
      abertos.push(naColuna);
      if (abertos.length === colunas) fechar();
    }
  }
  fechar();
  return blocos;
}

/** Running texts with their titles. */
export const blocosDosTextos = (
  textos: NonNullable<Folha['textos']>,
  { x, util }: Pick<Papel, 'x' | 'util'>,
  tamanho = CORPO.tamanho,
): Bloco[] =>
  textos.flatMap(({ titulo, texto }) => [
    espaco(8),
    ...inseparaveis(blocosDoParagrafo(escrita(titulo, { tamanho, forma: 'negrito' }, util), { x, largura: util })).map(
      (bloco) => ({ ...bloco, comOProximo: true }),
    ),
    ...blocosDoParagrafo(escrita(texto, { tamanho }, util), { x, largura: util }),
  ]);

const POR_LINHA = 3;
const ENTRE_ASSINATURAS = 28;
/** Room for a hand above the line. */
const PARA_ASSINAR = 15 * MM;

/** The lines on which a paper is signed. They belong to what is above: `ligadosAoProximo`. */
export function blocosDasAssinaturas(
  assinaturas: readonly AssinaturaDaFolha[],
  { x, util }: Pick<Papel, 'x' | 'util'>,
  letra: Letra = CORPO,
): Bloco[] {
  const porLinha = Math.min(POR_LINHA, assinaturas.length);
  const largura = (util - ENTRE_ASSINATURAS * (porLinha - 1)) / porLinha;
  const fileiras = Array.from({ length: Math.ceil(assinaturas.length / POR_LINHA) }, (_, i) =>
    assinaturas
      .slice(i * POR_LINHA, (i + 1) * POR_LINHA)
      .map(({ papel, nome }) => [
        ...escrita(nome ?? NOME_A_CANETA, { ...letra, forma: 'negrito' }, largura),
        ...escrita(papel, letra, largura),
        ...escrita(DATA_A_CANETA, letra, largura),
      ]),
  );
  return fileiras.map((fileira) => ({
    altura: PARA_ASSINAR + Math.max(...fileira.map(alturaDasLinhas)) + alturaDaLinha(letra) / 2,
    desenhar: (pdf, y) => {
      for (const [i, linhas] of fileira.entries()) {
        const de = x + i * (largura + ENTRE_ASSINATURAS);
        const linha = y + PARA_ASSINAR - 4;
        tracar(pdf, [de, linha, de + largura, linha], TINTA.texto);
        escrever(pdf, linhas, { x: de, largura, lado: 'centro' }, y + PARA_ASSINAR);
      }
    },
  }));
}

/** What is above with the signatures below it: no page has only them. */
export const assinados = (acima: readonly Bloco[], assinaturas: readonly Bloco[]): Bloco[] =>
  assinaturas.length === 0 ? [...acima] : [...ligadosAoProximo(acima), ...assinaturas];
