import type { PalavrasDeTela } from '@merenda/shared/area';

/** The home, which no area declares. */
export const INICIO = {
  titulo: 'Página Inicial',
  detalhe: 'Merenda Escolar',
  endereco: '/home',
  acao: false,
  palavras: ['início', 'home', 'painel', 'tela inicial', 'tarefas', 'o que fazer'],
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
  },
  { id: 'notificacao', palavras: ['avisos', 'alertas', 'pendências', 'sino'] },
  { id: 'ajustes', palavras: ['preferências', 'opções', 'importar', 'importações'] },
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
  { nome: 'teclas', titulo: 'Atalhos do teclado', palavras: ['ajuda', 'atalhos', 'teclas', 'teclado'] },
] as const;
export type NomeDoComando = (typeof COMANDOS)[number]['nome'];
