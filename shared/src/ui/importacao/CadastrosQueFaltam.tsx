import { usePermissao } from '@merenda/shared';
import { ROTULOS_PERMISSAO, type LinhaConferida } from '@merenda/shared/contratos';
import { nomesQueFaltam, type NomesQueFaltam } from '@merenda/shared/regras';
import { Alert, Button, Flex } from 'antd';
import { useMemo } from 'react';
import { CADASTROS } from './criacao.js';

interface CadastrosQueFaltamProps {
  conferidas: readonly LinhaConferida[];
  desabilitado: boolean;
  aoCriar: (faltam: NomesQueFaltam) => void;
}

/** Names in a sentence; more than these are counted. */
const NOMES_NA_FRASE = 10;

const LISTA = new Intl.ListFormat('pt-BR');

/** What the file names and is not registered, once for each kind, with the way to create it. */
export function CadastrosQueFaltam({ conferidas, ...resto }: CadastrosQueFaltamProps) {
  const faltam = useMemo(() => nomesQueFaltam(conferidas), [conferidas]);
  return faltam.map((deUm) => <CadastroQueFalta key={deUm.entidade} faltam={deUm} {...resto} />);
}

function CadastroQueFalta({
  faltam,
  desabilitado,
  aoCriar,
}: Omit<CadastrosQueFaltamProps, 'conferidas'> & { faltam: NomesQueFaltam }) {
  const { um, varios, permissao } = CADASTROS[faltam.entidade];
  const pode = usePermissao(permissao);
  const nomes = faltam.nomes.map(({ nome }) => nome);
  const so = nomes.length === 1;
  const total = nomes.length.toLocaleString('pt-BR');
  const ditos =
    nomes.length > NOMES_NA_FRASE
      ? [...nomes.slice(0, NOMES_NA_FRASE - 1), `mais ${nomes.length - NOMES_NA_FRASE + 1}`]
      : nomes;
  const frase = `Esta planilha precisa de ${so ? `1 ${um} que ainda não existe` : `${total} ${varios} que ainda não existem`}: ${LISTA.format(ditos)}.`;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={
        <Flex wrap gap="small" align="center">
          <span style={{ flex: '1 1 240px' }}>
            {pode
              ? `${frase} Crie ${so ? `o ${um}` : `os ${varios}`} primeiro; depois a importação continua daqui.`
              : `${frase} Peça o cadastro a quem tem a permissão '${ROTULOS_PERMISSAO[permissao]}'.`}
          </span>
          {pode && (
            <Button disabled={desabilitado} onClick={() => aoCriar(faltam)}>
              {so ? `Criar este ${um}` : `Criar estes ${varios}`}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
