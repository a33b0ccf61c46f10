import { consultasDeItens } from '@merenda/shared/consultas';
import type { Item } from '@merenda/shared/contratos';
import { nomeComum, paraBusca } from '@merenda/shared/formatos';
import { itensSemGrupo } from '@merenda/shared/regras';
import { EstadoVazio, Lida, Tabela, Tela, useDescricao, useParaDedos, useRascunho } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, theme, Typography } from 'antd';
import { memo, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BarraDaClassificacao } from './BarraDaClassificacao.js';
import { COLUNAS } from './colunas.js';
import { focar, TeclasDaClassificacao } from './TeclasDaClassificacao.js';
import { ComTrabalho, criarTrabalho, type Trabalho } from './trabalho.js';
import { useEnvioDaClassificacao } from './useEnvioDaClassificacao.js';

const TITULO = 'Classificar Itens';

/** The rows of one page of the table. */
const POR_PAGINA = 20;

const Linhas = memo(Tabela) as typeof Tabela;

/** Foods without a group, to be classified one after the other or several at once: a suggestion is only taken when asked for. */
export default function ClassificarItens() {
  const consulta = useQuery(consultasDeItens.lista());
  const [trabalho] = useState(criarTrabalho);
  useRascunho({
    identidade: 'classificar-itens',
    sujo: useStore(trabalho, ({ escolhas }) => escolhas.size > 0),
    ler: () => [...trabalho.getState().escolhas],
    retomar: (escolhas) => trabalho.setState({ escolhas: new Map(escolhas) }),
  });
  return (
    <ComTrabalho value={trabalho}>
      <Lida consulta={consulta}>{(itens) => <Editor itens={itens} trabalho={trabalho} />}</Lida>
    </ComTrabalho>
  );
}

function Editor({ itens, trabalho }: { itens: readonly Item[]; trabalho: Trabalho }) {
  const semGrupo = useMemo(() => itensSemGrupo(itens), [itens]);
  // What another person has classified stays while it has an answer here.
  const alheios = useStore(trabalho, ({ escolhas }) =>
    itens
      .filter(({ id, grupo }) => grupo !== null && escolhas.has(id))
      .map(({ id }) => id)
      .join(),
  );
  const linhas = useMemo(() => {
    const ids = new Set([...semGrupo.map(({ id }) => id), ...alheios.split(',').map(Number)]);
    return itens.filter(({ id }) => ids.has(id));
  }, [itens, semGrupo, alheios]);
  const [procurado, setProcurado] = useState('');
  const [pagina, setPagina] = useState(1);
  const descrever = useDescricao('categorias-alimento');
  const achados = useMemo(() => {
    const texto = paraBusca(procurado);
    return linhas.filter(({ nome, categoria }) => paraBusca(`${nome} ${descrever(categoria)}`).includes(texto));
  }, [linhas, procurado, descrever]);
  const { enviar, enviando, prontos } = useEnvioDaClassificacao(trabalho, linhas);
  const paraDedos = useParaDedos();
  const { token } = theme.useToken();
  const selecao = useMemo(() => selecaoDe(trabalho), [trabalho]);
  const paginas = Math.max(1, Math.ceil(achados.length / POR_PAGINA));
  const aberta = Math.min(pagina, paginas);
  const naTela = useMemo(
    () => ({
      pagina: aberta,
      aoMudarPagina: (mudanca: number | ((pedida: number) => number)) =>
        setPagina((pedida) => (typeof mudanca === 'number' ? mudanca : mudanca(pedida))),
    }),
    [aberta],
  );

  return (
    <Tela titulo={TITULO} larga>
      <Typography.Paragraph style={{ marginBottom: 8 }}>
        A sugestão vem do nome, da categoria e do grau de processamento: confira o rótulo antes de aceitá-la.
        {!paraDedos && (
          <Typography.Text type="secondary">
            {' '}
            Teclas: setas mudam de linha, uma letra escolhe o grupo, Enter aceita e segue, Delete apaga, Ctrl+Enter
            classifica.
          </Typography.Text>
        )}
      </Typography.Paragraph>
      <BarraDaClassificacao
        procurado={procurado}
        aoProcurar={(texto) => {
          setProcurado(texto);
          setPagina(1);
        }}
        aoDescer={() => focar(document.querySelector('[data-campo="grupo"]'))}
        achados={achados}
        itens={linhas}
      />
      <TeclasDaClassificacao
        itens={achados}
        pagina={aberta}
        paginas={paginas}
        aoMudarPagina={setPagina}
        aoEnviar={enviar}
      >
        <Linhas<Item>
          rotulo={TITULO}
          linhas={achados}
          colunas={COLUNAS}
          chave={porId}
          nomeDaLinha={nomeDoItem}
          selecao={selecao}
          paginas={naTela}
          vazio={linhas.length === 0 ? NADA_A_FAZER : NADA_ACHADO}
        />
      </TeclasDaClassificacao>
      {linhas.length > 0 && (
        <Flex
          wrap
          gap="small"
          align="center"
          justify="space-between"
          className="classificacao-envio"
          style={{ background: token.colorBgLayout }}
        >
          <strong role="status">{quantosFaltam(linhas.length, prontos)}</strong>
          <Button type="primary" loading={enviando} disabled={prontos === 0} onClick={enviar}>
            {prontos === 0
              ? 'Classificar itens'
              : prontos === 1
                ? 'Classificar 1 item'
                : `Classificar ${prontos} itens`}
          </Button>
        </Flex>
      )}
    </Tela>
  );
}

const porId = ({ id }: Item) => id;
const nomeDoItem = ({ nome }: Item) => nomeComum(nome);

const NADA_A_FAZER = <EstadoVazio mensagem="Todos os alimentos têm grupo." />;
const NADA_ACHADO = <EstadoVazio mensagem="Nenhum item sem grupo com estas palavras." />;

const selecaoDe = (trabalho: Trabalho) => ({
  tem: (id: string | number) => trabalho.getState().marcados.has(Number(id)),
  mudar: (id: string | number, _: Item, sim: boolean) =>
    trabalho.setState(({ marcados }) => {
      const depois = new Set(marcados);
      if (sim) depois.add(Number(id));
      else depois.delete(Number(id));
      return { marcados: depois };
    }),
  assinar: trabalho.subscribe,
});

/** '113 itens sem grupo.', 'Faltam 93 de 113 itens sem grupo.' */
function quantosFaltam(todos: number, prontos: number): string {
  const faltam = todos - prontos;
  const deles = todos === 1 ? '1 item sem grupo.' : `${todos} itens sem grupo.`;
  if (prontos === 0) return deles;
  if (faltam === 0) return `Todos estão respondidos: ${deles}`;
  return faltam === 1 ? `Falta 1 de ${deles}` : `Faltam ${faltam} de ${deles}`;
}
