/** Line drawings of 24 × 24, by the name that an `area.json` gives in `icone`. */
const TRACOS: Record<string, string> = {
  inicio: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  usuarios:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21c0-4 3-7 7-7s7 3 7 7M16 3.500a4 4 0 0 1 0 7M22 21c0-3-1.7-5.6-4-6.5',
  unidades: 'M3 21V9l9-6 9 6v12M3 21h18M9 21v-6h6v6M8 11h.01M12 11h.01M16 11h.01',
  cadastro: 'M5 3h14v18H5zM12 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 17c0-2 2-3 4-3s4 1 4 3',
  itens: 'M3 7l9-4 9 4-9 4-9-4ZM3 7v10l9 4 9-4V7M12 11v10',
  contrato: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
  compras: 'M3 4h2l3 11h10l3-8H7M9 20h.01M17 20h.01',
  estoque: 'M3 8l9-5 9 5v13H3zM7 21v-8h10v8M7 17h10',
  alimentos:
    'M12 8c-4-4-9 0-8 6 .6 4 3 7 5 7 1.5 0 2-.7 3-.700s1.5.7 3 .700c2 0 4.4-3 5-7 1-6-4-10-8-6ZM12 8c0-3 1-5 4-5',
  cardapios: 'M6 3v7a2 2 0 0 0 4 0V3M8 12v9M17 3c-2 1-3 4-3 7 0 2 1 3 3 3V3ZM17 13v8',
  calendario: 'M4 6h16v15H4zM4 10h16M8 3v5M16 3v5M8 14h2M14 14h2M8 17h2',
  execucao: 'M4 12h16a8 8 0 0 1-16 0ZM8 3c-1 2 1 3 0 5M12 3c-1 2 1 3 0 5M16 3c-1 2 1 3 0 5',
  relatorios: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  configuracoes:
    'M4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3M15 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  notificacoes: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4l2-2ZM10 21h4',
  area: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
};

/** An unknown name gets the neutral drawing: a new area needs no new shell. */
export function Icone({ nome, tamanho = 24 }: { nome: string | undefined; tamanho?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={tamanho}
      height={tamanho}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={(nome !== undefined ? TRACOS[nome] : undefined) ?? TRACOS.area} />
    </svg>
  );
}
