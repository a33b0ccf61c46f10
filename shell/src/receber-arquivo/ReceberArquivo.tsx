import { entregarArquivo, temPermissao } from '@merenda/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhoDaTela } from '../menu/menu.js';
import './receber-arquivo.css';
import { reconhecer, type Reconhecido } from './reconhecer.js';
import { TELAS_DA_IMPORTACAO } from './telas.js';

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
    </section>
  );
}

/** The screens that read the file: the import of each kind that it may be, with the file, or another screen. */
function Telas({ areas, arquivo, reconhecido }: Props & { arquivo: File; reconhecido: Reconhecido }) {
  const importacoes = reconhecido.importacoes.map(({ entidade }) => TELAS_DA_IMPORTACAO[entidade]);
  const caminhos = reconhecido.outroLugar === null ? importacoes : [reconhecido.outroLugar];
  const atalhos = caminhos.flatMap((caminho) => atalhoDaTela(areas, caminho, temPermissao) ?? []);
  if (atalhos.length === 0) return null;
  return (
    <ul className="bloco-links">
      {atalhos.map((atalho) => (
        <li key={atalho.caminho}>
          <LinkDeTela
            atalho={atalho}
            onClick={() => {
              if (reconhecido.outroLugar === null) entregarArquivo(atalho.caminho, arquivo);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
