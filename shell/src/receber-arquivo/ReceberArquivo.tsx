import { entregarArquivo, temPermissao } from '@merenda/shared';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhoDaTela } from '../menu/menu.js';
import './receber-arquivo.css';
import type { Reconhecido } from './reconhecer.js';
import { TELAS_DA_IMPORTACAO } from './telas.js';

// After the home: few users have begun an import.
const ImportacoesAbertas = lazy(() => import('./ImportacoesAbertas.js'));

interface Props {
  areas: readonly AreaPublicada[];
}

/**
 * Takes any file, chosen or dropped anywhere on the page, says what it seems to be, and leads to the screen that reads
 * it, with the file. Nothing where the user may import nothing.
 */
export function ReceberArquivo({ areas }: Props) {
  const entrada = useRef<HTMLInputElement>(null);
  // Of two files the second one counts, also when the first one is recognised later.
  const pedido = useRef<File>(undefined);
  const [sobre, setSobre] = useState(false);
  const [lendo, setLendo] = useState(false);
  const [recebido, setRecebido] = useState<{ arquivo: File; reconhecido: Reconhecido }>();
  const pode = Object.values(TELAS_DA_IMPORTACAO).some((caminho) => atalhoDaTela(areas, caminho, temPermissao));

  async function receber(arquivo: File | undefined): Promise<void> {
    if (!arquivo) return;
    pedido.current = arquivo;
    setRecebido(undefined);
    setLendo(true);
    const { reconhecer } = await import('./reconhecer.js');
    const reconhecido = await reconhecer(arquivo);
    if (pedido.current !== arquivo) return;
    setLendo(false);
    setRecebido({ arquivo, reconhecido });
  }

  const passar = useEffectEvent((evento: DragEvent) => {
    if (!evento.dataTransfer?.types.includes('Files')) return;
    // Without this the browser leaves the page and shows the file.
    evento.preventDefault();
    setSobre(true);
  });
  const soltar = useEffectEvent((evento: DragEvent) => {
    const arquivo = evento.dataTransfer?.files[0];
    if (!arquivo) return;
    evento.preventDefault();
    setSobre(false);
    void receber(arquivo);
  });
  useEffect(() => {
    if (!pode) return undefined;
    const aoPassar = (evento: DragEvent) => passar(evento);
    const aoSoltar = (evento: DragEvent) => soltar(evento);
    const aoSair = () => setSobre(false);
    window.addEventListener('dragover', aoPassar);
    window.addEventListener('drop', aoSoltar);
    window.addEventListener('dragleave', aoSair);
    return () => {
      window.removeEventListener('dragover', aoPassar);
      window.removeEventListener('drop', aoSoltar);
      window.removeEventListener('dragleave', aoSair);
    };
  }, [pode]);

  if (!pode) return null;
  return (
    <section className={sobre ? 'receber receber-sobre' : 'receber'} aria-labelledby="receber-titulo">
      <h2 id="receber-titulo">Traga sua planilha</h2>
      <p>Solte aqui uma planilha da prefeitura, do jeito que está: o sistema diz o que ela parece ser.</p>
      <input
        ref={entrada}
        hidden
        type="file"
        aria-label="Arquivo da prefeitura"
        onChange={({ currentTarget }) => {
          const [arquivo] = currentTarget.files ?? [];
          // The same file may be chosen again.
          void receber(arquivo);
          currentTarget.value = '';
        }}
      />
      <button type="button" className="botao" disabled={lendo} onClick={() => entrada.current?.click()}>
        Escolher arquivo
      </button>
      <p className="receber-achado" role="status">
        {lendo && 'Lendo o arquivo'}
        {recebido && `${recebido.arquivo.name}: ${recebido.reconhecido.frase}`}
      </p>
      {recebido && <Telas areas={areas} {...recebido} />}
      <Suspense>
        <ImportacoesAbertas areas={areas} />
      </Suspense>
    </section>
  );
}

/** The screens that read the file: the import of each kind that it may be, with the file, or another screen. */
function Telas({ areas, arquivo, reconhecido }: Props & { arquivo: File; reconhecido: Reconhecido }) {
  const { importacoes, emCadeia, outroLugar } = reconhecido;
  const ligacoes = [
    ...(emCadeia
      ? [{ caminho: TELAS_DA_IMPORTACAO[emCadeia], busca: '?cadeia=sim', rotulo: 'Criar tudo nesta ordem' }]
      : []),
    ...importacoes.map((entidade) => ({ caminho: TELAS_DA_IMPORTACAO[entidade] })),
    ...(outroLugar === null ? [] : [{ caminho: outroLugar, semArquivo: true }]),
  ];
  const comAtalho = ligacoes.flatMap((ligacao: Ligacao) => {
    const atalho = atalhoDaTela(areas, ligacao.caminho, temPermissao);
    return atalho ? [{ ...ligacao, atalho }] : [];
  });
  if (comAtalho.length === 0) return null;
  return (
    <ul className="bloco-links">
      {comAtalho.map(({ atalho, caminho, busca = '', rotulo, semArquivo = false }) => (
        <li key={caminho + busca}>
          <LinkDeTela
            atalho={atalho}
            busca={busca}
            onClick={() => {
              if (!semArquivo) entregarArquivo(caminho, arquivo);
            }}
          >
            {rotulo}
          </LinkDeTela>
        </li>
      ))}
    </ul>
  );
}

interface Ligacao {
  caminho: string;
  busca?: string;
  /** By default the title of the screen. */
  rotulo?: string;
  /** The screen does not take the file. */
  semArquivo?: boolean;
}
