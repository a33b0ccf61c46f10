import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { EntradaQuantidade, Icone } from '@merenda/shared/ui';
import { Button, Checkbox, Flex, Typography } from 'antd';
import { useId, type Dispatch } from 'react';
import { nomeDaLinha } from '../estoques/lote.js';
import { DescricaoDoLote, textoDoLote } from './DescricaoDoLote.js';
import { erroDe, type Acao, type Destinado } from './lista-de-destino.js';
import { Painel } from './Painel.js';

interface PainelDestinoProps {
  lista: readonly Destinado[];
  aoMudar: Dispatch<Acao>;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** The products that shall move, with how much of each. */
export function PainelDestino({ lista, aoMudar, hoje }: PainelDestinoProps) {
  const todosMarcados = lista.length > 0 && lista.every(({ marcado }) => marcado);
  return (
    <Painel
      titulo="Produtos do destino"
      extra={
        lista.length > 0 && (
          <Checkbox
            checked={todosMarcados}
            indeterminate={!todosMarcados && lista.some(({ marcado }) => marcado)}
            onChange={(evento) =>
              aoMudar({ tipo: 'marcar', linhas: lista.map(({ linha }) => linha.id), sim: evento.target.checked })
            }
          >
            Todos
          </Checkbox>
        )
      }
      entradas={lista}
      chave={({ linha }) => linha.id}
      texto={({ linha }) => textoDoLote(linha)}
      vazio="Mova para cá os produtos que serão enviados."
      desenhar={(um) => <Linha um={um} aoMudar={aoMudar} hoje={hoje} />}
    />
  );
}

function Linha({ um, aoMudar, hoje }: { um: Destinado; aoMudar: Dispatch<Acao>; hoje: string }) {
  const { linha, quantidade, marcado } = um;
  const id = useId();
  const nome = nomeDaLinha(linha);
  const erro = erroDe(um);
  return (
    <Flex gap="small" wrap align="center" justify="space-between">
      <Checkbox
        aria-label={nome}
        checked={marcado}
        onChange={(evento) => aoMudar({ tipo: 'marcar', linhas: [linha.id], sim: evento.target.checked })}
        style={{ flex: '1 1 200px' }}
      >
        <DescricaoDoLote linha={linha} hoje={hoje} />
      </Checkbox>
      <Flex gap={4} align="center">
        <div style={{ width: 110 }}>
          <EntradaQuantidade
            aria-label={`Quantidade de ${nome}`}
            aria-invalid={erro !== null}
            aria-describedby={erro === null ? undefined : id}
            status={erro === null ? undefined : 'error'}
            value={quantidade}
            onChange={(nova) => aoMudar({ tipo: 'quantificar', linha: linha.id, quantidade: nova })}
          />
        </div>
        <Button
          type="text"
          danger
          icon={<Icone de={DeleteOutlined} />}
          aria-label={`Remover ${nome}`}
          onClick={() => aoMudar({ tipo: 'remover', linha: linha.id })}
        />
      </Flex>
      {erro !== null && (
        <Typography.Text id={id} type="danger" role="alert" style={{ flexBasis: '100%' }}>
          {erro}
        </Typography.Text>
      )}
    </Flex>
  );
}
