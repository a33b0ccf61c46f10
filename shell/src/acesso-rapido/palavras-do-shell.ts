import type { AjudaDeTela, PalavrasDeTela } from '@merenda/shared/area';
import { GLOSSARIO } from '../ajuda/glossario.js';

/** The home, which no area declares. */
export const INICIO = {
  titulo: 'Página Inicial',
  detalhe: 'Merenda Escolar',
  endereco: '/home',
  acao: false,
  palavras: ['início', 'home', 'painel', 'tela inicial', 'tarefas', 'o que fazer'],
};

/** The help of the home. */
export const AJUDA_DO_INICIO: AjudaDeTela = {
  frases: [
    'A página inicial mostra o que espera por você hoje e abre todas as telas.',
    'Escolha uma unidade no alto para ver só o que é dela.',
    'Para ir direto a uma tela ou a um registro, use a busca do alto e escreva o que quer fazer.',
  ],
};

/** The words of the shell's own screens, as `area.json` has those of an area. They are apart, so that only the search loads them. */
export const PALAVRAS_DO_SHELL: readonly PalavrasDeTela[] = [
  {
    id: 'dados-cadastrais',
    palavras: ['meus dados', 'minha conta', 'perfil', 'meu e-mail', 'foto', 'telefone'],
    atos: [
      {
        titulo: 'Trocar a senha',
        palavras: ['trocar senha', 'mudar senha', 'alterar senha', 'minha senha', 'nova senha'],
      },
      {
        titulo: 'Segurança da conta',
        palavras: ['autenticador', 'segundo fator', 'verificação em duas etapas', 'sessões abertas', 'chave de acesso'],
      },
    ],
    ajuda: {
      frases: [
        'Aqui estão os seus dados: nome, contato, foto e senha.',
        'Troque a senha e veja em quais aparelhos a sua conta está aberta na parte de segurança.',
        'O que você muda aqui vale só para a sua conta.',
      ],
    },
  },
  {
    id: 'notificacao',
    palavras: ['avisos', 'alertas', 'pendências', 'sino'],
    ajuda: {
      frases: [
        'Aqui estão os avisos do que precisa da sua atenção.',
        'Escolha um aviso para ir à tela em que ele se resolve.',
        'Um aviso some quando o motivo dele acaba.',
      ],
    },
  },
  {
    id: 'ajustes',
    palavras: ['preferências', 'opções', 'importar', 'importações'],
    ajuda: {
      frases: [
        'Aqui estão as telas que se usam de vez em quando: dados do município, controle e importações.',
        'Escolha uma linha para abrir a tela dela.',
        'Você vê só o que as suas permissões deixam abrir.',
      ],
    },
  },
];

/** What the search does itself. */
export const COMANDOS = [
  {
    nome: 'escuro',
    titulo: 'Tema escuro',
    palavras: ['modo escuro', 'modo noturno', 'aparência escura', 'tela escura'],
  },
  { nome: 'claro', titulo: 'Tema claro', palavras: ['modo claro', 'aparência clara', 'tela clara'] },
  {
    nome: 'sistema',
    titulo: 'Tema automático',
    palavras: ['aparência automática', 'tema do aparelho', 'aparência', 'tema'],
  },
  { nome: 'teclas', titulo: 'Atalhos do teclado', palavras: ['atalhos', 'teclas', 'teclado'] },
  {
    nome: 'ajuda',
    titulo: 'Ajuda desta tela',
    detalhe: 'O que ela faz e o que é cada coisa',
    palavras: ['ajuda', 'socorro', 'como funciona', 'dúvida', ...doGlossario()],
  },
] as const;

/** 'o que é prato', for each word of the glossary. */
function doGlossario(): string[] {
  return ['glossário', ...GLOSSARIO.map(({ termo }) => `o que é ${termo}`)];
}

export type NomeDoComando = (typeof COMANDOS)[number]['nome'];
