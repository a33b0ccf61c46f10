import type { ColunaDePlanilha, ColunasDaImportacao, Troca } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { Card, Typography } from 'antd';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { palavraLida } from './colunas-prontas.js';
import { contarLinhas } from './linhas.js';

interface PalavrasSemOpcaoProps {
  lida: ColunasDaImportacao;
  colunas: readonly ColunaDePlanilha[];
  /** What the words of a column are read as. */
  aoMudar: (posicao: number, trocas: Troca[]) => void;
}

type Palavra = ColunasDaImportacao['palavras'][number];

/** The words of all columns that are no option of their field: each is chosen once, for all rows. */
export function PalavrasSemOpcao({ lida, colunas, aoMudar }: PalavrasSemOpcaoProps) {
  // The words of a field that was chosen just now are on their way.
  const palavras = lida.palavras.filter(({ posicao }) => lida.colunas[posicao]?.campo === colunas[posicao]?.campo);
  if (palavras.length === 0) return null;

  function escolher({ posicao, texto }: Palavra, para: string | undefined): void {
    const outras = (colunas[posicao]?.trocas ?? []).filter(({ de }) => paraBusca(de) !== paraBusca(texto));
    aoMudar(posicao, para === undefined ? outras : [...outras, { de: texto, para }]);
  }

  const titulo = (posicao: number) => colunas[posicao]?.titulo || `Coluna ${posicao + 1}`;
  const opcoes = ({ posicao }: Palavra) =>
    lida.campos.find(({ campo }) => campo === colunas[posicao]?.campo)?.opcoes ?? [];
  const naTabela: Coluna<Palavra>[] = [
    { titulo: 'Na planilha', valor: ({ texto }) => texto },
    { titulo: 'Coluna', valor: ({ posicao }) => titulo(posicao) },
    { titulo: 'Linhas', valor: ({ vezes }) => contarLinhas(vezes) },
    {
      titulo: 'Entra como',
      valor: (palavra) => (
        <SelectOpcoes
          aria-label={`Opção para "${palavra.texto}" na coluna ${titulo(palavra.posicao)}`}
          placeholder="Recusar a linha"
          style={{ minWidth: 180 }}
          allowClear
          opcoes={opcoes(palavra).flatMap(({ rotulo, inativa }) => (inativa ? [] : [{ valor: rotulo, rotulo }]))}
          value={palavraLida(colunas[palavra.posicao], palavra.texto)}
          onChange={(para) => escolher(palavra, para)}
        />
      ),
    },
  ];
  return (
    <Card size="small" title="Palavras que não são opções">
      <Typography.Paragraph type="secondary">
        Escolha o que cada palavra significa: a escolha vale para todas as linhas.
      </Typography.Paragraph>
      <Tabela
        rotulo="Palavras que não são opções"
        linhas={palavras}
        colunas={naTabela}
        chave={({ posicao, texto }) => `${posicao} ${texto}`}
        nomeDaLinha={({ texto }) => texto}
        vazio={null}
      />
    </Card>
  );
}
