import type { CampoDaImportacao, ColunaDePlanilha, ColunasDaImportacao } from '@merenda/shared/contratos';
import { Button, Card, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { tituloMarcado } from '../formulario/obrigatorios.js';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';

interface CamposSemColunaProps {
  lida: ColunasDaImportacao;
  colunas: readonly ColunaDePlanilha[];
  aoMudar: (colunas: ColunaDePlanilha[]) => void;
}

/** The fields that no column of the file fills: each may get one value for all rows. Required ones come first. */
export function CamposSemColuna({ lida, colunas, aoMudar }: CamposSemColunaProps) {
  const [pedidos, setPedidos] = useState<readonly string[]>([]);
  const doArquivo = colunas.slice(0, lida.doArquivo);
  const dados = new Map(colunas.slice(lida.doArquivo).map((coluna) => [coluna.campo, coluna]));
  const semColuna = lida.campos.filter(({ campo }) => doArquivo.every((coluna) => coluna.campo !== campo));
  const naLista = ({ campo, obrigatorio }: CampoDaImportacao) =>
    obrigatorio || dados.has(campo) || pedidos.includes(campo);
  const linhas = semColuna.filter(naLista).sort((um, outro) => Number(outro.obrigatorio) - Number(um.obrigatorio));
  const outros = semColuna.filter((campo) => !naLista(campo));
  if (semColuna.length === 0) return null;

  /** What fills the field; nothing leaves it empty. */
  function preencher({ campo, titulo }: CampoDaImportacao, com?: Pick<ColunaDePlanilha, 'paraTodas' | 'doNome'>): void {
    const resto = colunas.filter((coluna) => coluna !== dados.get(campo));
    aoMudar(com ? [...resto, { titulo, campo, ...com }] : resto);
  }

  const naTabela: Coluna<CampoDaImportacao>[] = [
    { titulo: 'Campo', valor: ({ titulo, obrigatorio }) => tituloMarcado(titulo, obrigatorio) },
    {
      titulo: 'Todas as linhas',
      valor: (campo) => (
        <Flex wrap gap="small" align="center">
          {dados.get(campo.campo)?.doNome ? (
            <>
              <Typography.Text>Lido do nome de cada linha</Typography.Text>
              <Button onClick={() => preencher(campo)}>Não ler do nome</Button>
            </>
          ) : (
            <>
              <Valor
                campo={campo}
                valor={dados.get(campo.campo)?.paraTodas}
                aoMudar={(paraTodas) => preencher(campo, paraTodas ? { paraTodas } : undefined)}
              />
              {campo.doNome && <Button onClick={() => preencher(campo, { doNome: true })}>Ler do nome</Button>}
            </>
          )}
        </Flex>
      ),
    },
  ];
  return (
    <Card size="small" title="Campos sem coluna">
      <Flex vertical gap="middle">
        {linhas.length > 0 && (
          <Tabela
            rotulo="Campos sem coluna"
            linhas={linhas}
            colunas={naTabela}
            chave={({ campo }) => campo}
            nomeDaLinha={({ titulo }) => titulo}
            vazio={null}
          />
        )}
        {outros.length > 0 && (
          <SelectOpcoes
            aria-label="Preencher outro campo"
            placeholder="Preencher outro campo em todas as linhas"
            style={{ maxWidth: 420 }}
            opcoes={outros.map(({ campo, titulo }) => ({ valor: campo, rotulo: titulo }))}
            value={null}
            onChange={(campo) => campo && setPedidos([...pedidos, campo])}
          />
        )}
      </Flex>
    </Card>
  );
}

interface ValorProps {
  campo: CampoDaImportacao;
  valor: string | undefined;
  aoMudar: (valor: string | undefined) => void;
}

/** On a phone a value is as wide as its card. */
const LARGURA = { flex: '1 1 120px', minWidth: 0, maxWidth: 320 } as const;

/** One of the options of the field, or a text as a cell would have it. */
function Valor({ campo: { titulo, exemplo, opcoes }, valor, aoMudar }: ValorProps) {
  const nome = `${titulo} de todas as linhas`;
  return opcoes.length > 0 ? (
    <SelectOpcoes
      aria-label={nome}
      placeholder="Deixar vazio"
      style={LARGURA}
      allowClear
      opcoes={opcoes.flatMap(({ rotulo, inativa }) => (inativa ? [] : [{ valor: rotulo, rotulo }]))}
      value={valor ?? null}
      onChange={aoMudar}
    />
  ) : (
    <Input
      aria-label={nome}
      placeholder={`Como em: ${exemplo}`}
      style={LARGURA}
      value={valor ?? ''}
      onChange={({ target }) => aoMudar(target.value)}
    />
  );
}
